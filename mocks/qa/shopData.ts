/** How much is in the shop: nothing, the samples, or generated records on top of them. */
import { BATCH_MAX, BIG_SHOP, type DemoCounts, batchesOf, refusalForRoom, totalOf } from '../../src/domain/demoData';
import { FIRST_VIEW_KEY, UNKNOWN_VIEW } from '../../src/domain/firstView';
import { shopDrawn } from '../db/counters';
import { fill } from '../db/fill';
import { resetShop } from '../db/reset';
import { seed, seedAccounts } from '../db/seed';
import { openShop } from '../db/shop';
import { type DataSize, noteDataSize } from './dataSize';
import { seedInUse } from './seed';

/** What each size is. */
export const DATA_SIZES = {
  samples: { title: 'Samples: 8 dishes, 3 users, 7 orders', counts: null },
  empty: { title: 'Empty: accounts only', counts: null },
  small: { title: 'Small: 50 dishes, 100 users, 500 orders more', counts: { foods: 50, users: 100, orders: 500 } },
  medium: { title: 'Medium: 300 dishes, 1,000 users, 5,000 orders more', counts: { foods: 300, users: 1000, orders: 5000 } },
  large: { title: 'Large: 1,000 dishes, 5,000 users, 20,000 orders more', counts: { foods: 1000, users: 5000, orders: 20_000 } },
  huge: { title: 'Huge: 1,000 dishes, 5,000 users, 100,000 orders more', counts: BIG_SHOP },
} as const satisfies Record<DataSize, { title: string; counts: DemoCounts | null }>;

/** Large shops take a while: whoever fills one can be told how far it is, and can stop it. */
export interface Watch {
  readonly signal?: AbortSignal;
  readonly onProgress?: (stored: number, wanted: number) => void;
}

/** Whatever the last visit saw, the next one must not show it as if it were still so. */
export function forgetFirstView() {
  try {
    localStorage.setItem(FIRST_VIEW_KEY, UNKNOWN_VIEW);
  } catch {
    // Without storage there is no last visit.
  }
}

/** The browser grants too little room; nothing has been changed. The message is for people. */
export class NoRoom extends Error {}

const shopNow = async () => shopDrawn((await openShop()).db);

async function checkRoom(counts: DemoCounts) {
  const refusal = await refusalForRoom(counts, navigator);
  if (refusal !== null) throw new NoRoom(refusal);
}

/** @param shop which one is meant: another one that has taken its place meanwhile, here or in another tab, gets nothing */
async function generate(counts: DemoCounts, { signal, onProgress }: Watch, shop: number): Promise<number> {
  const { db } = await openShop();
  let stored = 0;
  for (const batch of batchesOf(counts, BATCH_MAX)) {
    if (signal?.aborted) break;
    const same = await db.transaction('rw', db.tables, async () => {
      if ((await shopDrawn(db)) !== shop) return false;
      await fill(db, { ...batch, seed: seedInUse() });
      return true;
    });
    if (!same) break;
    stored += batch.count;
    onProgress?.(stored, totalOf(counts));
  }
  return stored;
}

/**
 * Adds generated records to what is there; those that are there already stay as they are. Whole batches are stored,
 * so that stopping leaves a shop that holds together.
 * @returns how many records it came to, fewer than asked for where it was stopped or the shop replaced meanwhile
 * @throws NoRoom, and has changed nothing
 */
export async function addRecords(counts: DemoCounts, watch: Watch = {}): Promise<number> {
  await checkRoom(counts);
  forgetFirstView();
  noteDataSize(null);
  return generate(counts, watch, await shopNow());
}

/**
 * Starts from the samples and brings the shop to a size. Sessions of sample accounts stay. Whoever replaces the shop ends
 * a filling that is under way, or its records would be added to what comes instead.
 * @throws NoRoom, and has changed nothing
 */
export async function setDataSize(size: DataSize, watch: Watch = {}): Promise<'whole' | 'stopped' | 'replaced'> {
  const { counts } = DATA_SIZES[size];
  if (counts) await checkRoom(counts);
  forgetFirstView();
  // Until all of it is there, and where it is stopped or fails, the shop is of no size.
  noteDataSize(null);
  const shop = await resetShop(size === 'empty' ? seedAccounts : seed);
  const whole = !counts || (await generate(counts, watch, shop)) === totalOf(counts);
  if ((await shopNow()) !== shop) return 'replaced';
  if (!whole) return 'stopped';
  noteDataSize(size);
  return 'whole';
}
