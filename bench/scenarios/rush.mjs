/**
 * Measures the back office during a rush hour: customers order while the list of orders, the overview and the kitchen are
 * open in three tabs. One tab after the other is in front with the CPU slowed four times, a minute each. Measured are the
 * longest task of the tab in front, the time from a keystroke in the search of the orders to the next frame, and the memory
 * of each tab.
 * Usage: npm run bench -- rush [--rate 60 --minutes 10]
 */
import { CPU_SLOWDOWN, call, median, noteTasks, option, signIn, slowDown, taskFigures, usedHeap } from '../harness.mjs';

const RATE = option('--rate', 60);
const MINUTES = option('--minutes', 10);
const MINUTE_MS = 60_000;
const STOCK = 1_000_000;
const TEXTS = ['pizza', 'garden', 'oscar', 'market'];
const KEY_EVERY_MS = 400;
/** @typedef {import('../harness.mjs').Page} Page */

/** Adds `window.keys` to the page: the time from each keystroke to the next frame in ms. */
const noteKeys = () => {
  /** @type {number[]} */
  const keys = [];
  Object.assign(window, { keys });
  const note = (/** @type {KeyboardEvent} */ { timeStamp }) => requestAnimationFrame(() => { setTimeout(() => { keys.push(performance.now() - timeStamp); }); });
  document.addEventListener('keydown', note, { capture: true });
};

/** Types texts into the search of the orders. @param {Page} page @param {number} until */
async function typeUntil(page, until) {
  const field = page.getByRole('searchbox', { name: 'Search orders' });
  for (let at = 0; Date.now() < until; at += 1) {
    await field.pressSequentially(TEXTS[at % TEXTS.length] ?? '', { delay: KEY_EVERY_MS });
    await field.clear();
  }
}

/** @type {import('../harness.mjs').Scenario} */
export default async function measureRush({ home, browser }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(noteTasks);
  await context.addInitScript(noteKeys);
  const shop = await context.newPage();
  await signIn(shop, home, 'Admin User');
  const { items } = await call(shop, 'GET', '/inventory?size=100');
  for (const { id, stock } of items) await call(shop, 'PATCH', `/inventory/${id}`, { stock: STOCK, was: { stock } });
  await shop.close();
  /** @param {string} name @param {string} address @returns {Promise<{ page: Page, name: string, tasks: number[], heap: number[] }>} */
  const open = async (name, address) => {
    const page = await context.newPage();
    await page.goto(home + address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return { page, name, tasks: [], heap: [] };
  };
  const orders = await open('orders', '/dashboard/orders');
  const overview = await open('overview', '/dashboard');
  const tabs = [orders, overview, await open('kitchen', '/dashboard/kitchen')];
  await overview.page.waitForTimeout(5000);

  const weigh = async () => {
    for (const { page, heap } of tabs) heap.push((await usedHeap(page)) / 1e6);
    await overview.page.waitForTimeout(1000);
    for (const { page } of tabs) await page.evaluate('window.tasks.length = 0');
  };

  await overview.page.evaluate(`qa.rushHour().then(({ start }) => start({ rate: ${RATE} }))`);
  await weigh();
  for (let minute = 0; minute < MINUTES; minute += 1) {
    const { page, name, tasks } = tabs[minute % tabs.length] ?? orders;
    await page.bringToFront();
    await slowDown(page, CPU_SLOWDOWN);
    if (name === 'orders') await typeUntil(page, Date.now() + MINUTE_MS);
    else await page.waitForTimeout(MINUTE_MS);
    tasks.push(...(await page.evaluate('window.tasks.splice(0)')));
    await slowDown(page, 1);
    await weigh();
    console.log(`minute ${minute + 1}: ${name}`);
  }
  /** @type {number[]} */
  const keys = await orders.page.evaluate('window.keys');
  const { placed, refused } = /** @type {{ placed: number, refused: number }} */ (await overview.page.evaluate('qa.rushHour().then(({ stop }) => stop())'));

  console.log(`${RATE} orders a minute for ${MINUTES} minutes: ${placed} placed, ${refused} refused; 1440x900, the tab in front slowed ${CPU_SLOWDOWN} times (0: no task over 50 ms)`);
  console.table(Object.fromEntries(tabs.map(({ name, tasks, heap }) => [name, {
    ...taskFigures(tasks),
    'heap by minute, MB': heap.map((size) => size.toFixed(1)).join(' '),
  }])));
  console.log(`From a keystroke in the search to the next frame, in ms: median ${median(keys).toFixed(0)}, worst ${Math.max(...keys).toFixed(0)}, ${keys.length} keystrokes`);
}
