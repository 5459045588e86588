/**
 * Measures the back office during a rush hour: customers order while the list of orders, the overview and the kitchen are
 * open in three tabs. One tab after the other is in front with the CPU slowed four times, a minute each. Measured are the
 * longest task of the tab in front, the time from a keystroke in the search of the orders to the next frame, and the memory
 * of each tab.
 * Usage: npm run bench -- rush [--rate 60 --minutes 10]
 */
import { CPU_SLOWDOWN, call, median, noteTasks, option, signIn, slowDown, usedHeap } from '../harness.mjs';

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
  const orders = await context.newPage();
  await signIn(orders, home, 'Admin User');
  const { items } = await call(orders, 'GET', '/inventory?size=100');
  for (const { id, stock } of items) await call(orders, 'PATCH', `/inventory/${id}`, { stock: STOCK, was: { stock } });
  await orders.goto(`${home}/dashboard/orders`);
  const overview = await context.newPage();
  await overview.goto(`${home}/dashboard`);
  const kitchen = await context.newPage();
  await kitchen.goto(`${home}/dashboard/kitchen`);
  /** @type {Record<string, Page>} */
  const tabs = { orders, overview, kitchen };
  for (const page of Object.values(tabs)) await page.getByRole('heading', { level: 1 }).waitFor();
  await overview.waitForTimeout(5000);

  /** @type {Record<string, { tasks: number[], heap: number[] }>} */
  const seen = Object.fromEntries(Object.keys(tabs).map((name) => [name, { tasks: [], heap: [] }]));
  const weigh = async () => {
    for (const [name, page] of Object.entries(tabs)) seen[name]?.heap.push((await usedHeap(page)) / 1e6);
    await overview.waitForTimeout(1000);
    for (const page of Object.values(tabs)) await page.evaluate('window.tasks.length = 0');
  };

  await overview.evaluate(`qa.rushHour().then(({ start }) => start({ rate: ${RATE} }))`);
  await weigh();
  for (let minute = 0; minute < MINUTES; minute += 1) {
    const [name, page] = Object.entries(tabs)[minute % 3] ?? ['orders', orders];
    await page.bringToFront();
    await slowDown(page, CPU_SLOWDOWN);
    if (page === orders) await typeUntil(page, Date.now() + MINUTE_MS);
    else await page.waitForTimeout(MINUTE_MS);
    seen[name]?.tasks.push(...(await page.evaluate('window.tasks.splice(0)')));
    await slowDown(page, 1);
    await weigh();
    console.log(`minute ${minute + 1}: ${name}`);
  }
  /** @type {number[]} */
  const keys = await orders.evaluate('window.keys');
  const { placed, refused } = /** @type {{ placed: number, refused: number }} */ (await overview.evaluate('qa.rushHour().then(({ stop }) => stop())'));

  console.log(`${RATE} orders a minute for ${MINUTES} minutes: ${placed} placed, ${refused} refused; 1440x900, the tab in front slowed ${CPU_SLOWDOWN} times (0: no task over 50 ms)`);
  console.table(Object.fromEntries(Object.entries(seen).map(([name, { tasks, heap }]) => [name, {
    'longest task, ms': Math.max(0, ...tasks),
    'tasks over 200 ms': tasks.filter((task) => task > 200).length,
    'heap by minute, MB': heap.map((size) => size.toFixed(1)).join(' '),
  }])));
  console.log(`From a keystroke in the search to the next frame, in ms: median ${median(keys).toFixed(0)}, worst ${Math.max(...keys).toFixed(0)}, ${keys.length} keystrokes`);
}
