/** A progress bar for filling the shop from the console or a link, with a button that stops it. */
import { BIG_SHOP, type DemoCounts } from '../../../src/domain/demo-data/demoData';
import { groupDigits } from '../../../src/domain/number/digits';
import { classNames } from '../../../src/shared/utils/classNames';
import styles from './fillProgressBar.module.css';
import { type Watch, addRecords } from './shopData';

/** The delay before the bar appears, in milliseconds. Most sizes are filled sooner. */
const PATIENCE_MS = 400;

/** Runs a fill operation with the progress bar in the page. */
export async function withProgressBar<Result>(run: (watch: Watch) => Promise<Result>): Promise<Result> {
  const stop = new AbortController();
  const bar = document.createElement('aside');
  bar.className = classNames(styles.bar, 'no-print');
  bar.dataset.qa = '';
  bar.setAttribute('aria-label', 'Filling the shop');
  const text = Object.assign(document.createElement('p'), { textContent: 'Filling the shop…' });
  const meter = document.createElement('progress');
  meter.setAttribute('aria-label', 'Records stored');
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Stop' });
  button.addEventListener('click', () => { stop.abort(); });
  bar.append(text, meter, button);
  const showing = setTimeout(() => { document.body.append(bar); }, PATIENCE_MS);
  const onProgress = (stored: number, wanted: number) => {
    text.textContent = `Filling the shop: ${groupDigits(stored)} of ${groupDigits(wanted)} records`;
    meter.max = wanted;
    meter.value = stored;
  };
  try {
    return await run({ signal: stop.signal, onProgress });
  } finally {
    clearTimeout(showing);
    bar.remove();
  }
}

/** The command `qa.fill`: adds generated records of the current seed, by default the whole big shop. @returns the number of records */
export function fillFromConsole(counts: Partial<DemoCounts> = BIG_SHOP): Promise<number> {
  const { foods = 0, users = 0, orders = 0 } = counts;
  for (const count of [foods, users, orders]) {
    if (!Number.isSafeInteger(count) || count < 0) throw new Error('qa.fill takes whole numbers, such as { foods: 1000, users: 5000, orders: 100000 }');
  }
  return withProgressBar((watch) => addRecords({ foods, users, orders }, watch));
}
