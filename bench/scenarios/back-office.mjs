/**
 * Measures the response times of the back office with 20,000 orders compared with 100. Uses the production build in real
 * Chromium, with both shops in one run.
 * Usage: npm run bench -- back-office [--orders 20000] [--runs 5]
 */
import { CPU_SLOWDOWN, call, makeRecords, median, noteTasks, option, signIn, slowDown, taskFigures, usedHeap } from '../harness.mjs';

const BULK_PAGES = 10;
const DESK = { width: 1440, height: 900 };

const ORDERS = option('--orders', 20_000);
const RUNS = option('--runs', 5);

/** The records of both shops. The small one fills more than one page of every list, so that both show the same number of rows. */
const SHOPS = {
  small: { foods: 200, users: 200, orders: 100, deeds: 200 },
  big: { foods: Math.max(200, ORDERS / 100), users: Math.max(200, ORDERS / 20), orders: ORDERS, deeds: Math.max(200, ORDERS / 100) },
};

/** @typedef {import('@playwright/test').Page} Page */

/** The five lists by the ends of their addresses, with the params of what is measured in each. The searches match many rows, which is the slowest case. */
const LISTS = {
  orders: { sort: '?sort=total', filter: '?status=completed', search: '?search=street' },
  users: { sort: '?sort=address', filter: '?role=administrator', search: '?search=street' },
  search: { sort: '?sort=price', filter: '?category=Desserts', search: '?search=made' },
  stock: { sort: '?sort=price', filter: '?status=low', search: '?search=b' },
  history: { sort: '?order=asc', filter: '?action=Food+Added', search: '?search=b' },
};

/**
 * Changes to an address without loading the page, as a link does.
 * @param {Page} page @param {string} address
 * @returns the time until other rows are painted, in ms, by the page's clock
 */
function timeTo(page, address) {
  return page.evaluate(async (to) => {
    const rows = () => {
      if (document.querySelector('main [aria-busy="true"]')) return '';
      return [...document.querySelectorAll('main tbody tr.ant-table-row, main ul[aria-label="Food items"] > li')].map(({ textContent }) => textContent).join('\n');
    };
    const before = rows();
    const started = performance.now();
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    while (['', before].includes(rows())) await new Promise(requestAnimationFrame);
    // The frame with the rows is painted before the next task.
    await new Promise((resolve) => { setTimeout(resolve); });
    return performance.now() - started;
  }, address);
}

/** Waits until no list is loading. @param {Page} page */
async function settle(page) {
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
  await page.waitForTimeout(300);
}

/**
 * Opens every list with an empty cache, so that every response comes from the backend, then its next page and so on, and
 * reports the time of each.
 * @param {Page} page
 * @param {(act: string, time: number) => void} note
 */
async function useLists(page, note) {
  for (const [list, acts] of Object.entries(LISTS)) {
    await page.goto(`/dashboard/${list}?search=zzzz`);
    await page.getByText(/^No .+ (found|yet)/i).first().waitFor();
    for (const [act, params] of Object.entries({ 'first page': '', next: '?page=2', ...acts })) {
      await settle(page);
      note(`${list}: ${act}`, await timeTo(page, `/dashboard/${list}${params}`));
    }
  }
}

/** Megabytes of live JavaScript objects after every list was opened. @param {Page} page */
async function measureHeap(page) {
  await page.goto('/dashboard');
  await settle(page);
  for (const list of Object.keys(LISTS)) await timeTo(page, `/dashboard/${list}`);
  return (await usedHeap(page)) / 1e6;
}

/** Runs an action with the CPU slowed. Returns the longest task and the total time. @param {Page} page @param {() => Promise<unknown>} act */
async function slowed(page, act) {
  await slowDown(page, CPU_SLOWDOWN);
  await page.evaluate(noteTasks);
  const started = performance.now();
  await act();
  const seconds = (performance.now() - started) / 1000;
  await page.waitForTimeout(500);
  /** @type {number[]} */
  const tasks = await page.evaluate('window.tasks');
  await slowDown(page, 1);
  return { ...taskFigures(tasks), 'all of it, s': Number(seconds.toFixed(1)) };
}

/** Measures the export of all orders. @param {Page} page */
async function measureExport(page) {
  await page.goto('/dashboard/orders');
  await settle(page);
  return slowed(page, async () => {
    const saved = page.waitForEvent('download', { timeout: 600_000 });
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await (await saved).delete();
  });
}

/** Selects up to ten pages of completed orders and re-opens them in one step. @param {Page} page */
async function measureBulk(page) {
  await page.goto('/dashboard/orders?status=completed&size=100');
  await settle(page);
  const next = page.getByRole('main').getByRole('button', { name: 'Next page', exact: true });
  for (let number = 1; number <= BULK_PAGES; number += 1) {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    // A small shop has fewer pages.
    if (number === BULK_PAGES || (await next.isDisabled())) break;
    await next.click();
    await settle(page);
  }
  const reopen = page.getByRole('button', { name: /^Re-open [\d,]+$/ });
  const label = await reopen.textContent();
  const figures = await slowed(page, async () => {
    await reopen.click();
    await page.getByText(/ orders marked as pending/).first().waitFor({ timeout: 60_000 });
  });
  return { label, figures };
}

/** Opens a new shop with `counts` records, and a signed-in administrator. @param {import('@playwright/test').Browser} browser @param {string} home @param {typeof SHOPS.small} counts */
async function openShop(browser, home, { deeds, ...counts }) {
  const page = await browser.newPage({ baseURL: home, viewport: DESK, reducedMotion: 'reduce' });
  await signIn(page, home, 'Admin User');
  for (const [kind, count] of Object.entries(counts)) await makeRecords(page, kind, count);
  // Each stock change of an administrator adds a history entry.
  for (let deed = 0; deed < deeds; deed += 1) await call(page, 'PATCH', `/inventory/food-1-${deed % 100}`, { restock: 1 });
  return page;
}

/** @type {import('../harness.mjs').Scenario} */
export default async function measureBackOffice({ home, browser }) {
  const shops = { small: await openShop(browser, home, SHOPS.small), big: await openShop(browser, home, SHOPS.big) };
  const size = ORDERS.toLocaleString('en-US');

  /** @type {Record<string, { small: number[], big: number[] }>} */
  const times = {};
  // The shops take turns, so that other load on the machine slows both. The first round is a warm-up and is not
  // counted.
  for (let run = 0; run <= RUNS; run += 1) {
    console.log(`Round ${run} of ${RUNS}`);
    for (const shop of /** @type {const} */ (['small', 'big'])) {
      await useLists(shops[shop], (act, time) => { if (run > 0) (times[act] ??= { small: [], big: [] })[shop].push(time); });
    }
  }
  console.log(`From the change of the address to painted rows, in ms; medians of ${RUNS}`);
  console.table(Object.fromEntries(Object.entries(times).map(([act, { small, big }]) => [act, {
    '100 orders': Math.round(median(small)),
    [`${size} orders`]: Math.round(median(big)),
    ratio: (median(big) / median(small)).toFixed(2),
  }])));
  const [few, many] = [await measureHeap(shops.small), await measureHeap(shops.big)];
  console.log(`JavaScript heap after every list was opened: ${few.toFixed(1)} MB and ${many.toFixed(1)} MB, grown by ${(many - few).toFixed(1)} MB`);
  const bulk = await measureBulk(shops.big);
  console.log(`In the shop of ${size} orders, CPU slowed ${CPU_SLOWDOWN} times`);
  console.table({
    [`${bulk.label} orders at once`]: bulk.figures,
    'export of every order': await measureExport(shops.big),
  });
}
