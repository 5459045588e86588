/**
 * Measures the response times of the back office with 20,000 orders compared with 100. Uses the production build in real
 * Chromium, with both shops in one run.
 * Usage: npm run bench -- back-office [--orders 20000] [--runs 5]
 */
import { CPU_SLOWDOWN, call, installClock, makeRecords, median, noteTasks, option, signIn, slowDown, timed, usedHeap } from '../harness.mjs';

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
/** @typedef {(page: Page) => Promise<unknown>} Act */
/** @typedef {{ next: Act, sort: Act, filter: Act, search: Act }} Acts */

/** @param {Page} page @param {string} name @returns {Promise<unknown>} */
const menu = (page, name) => page.getByRole('navigation', { name: 'Admin panel' }).getByRole('link', { name: new RegExp(`^${name}`) }).click();
/** @param {string} name @returns {Act} */
const press = (name) => (page) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
/** @param {string} label @param {string} choice @returns {Act} */
const choose = (label, choice) => async (page) => {
  await page.getByRole('combobox', { name: label }).click();
  await page.locator('.ant-select-item-option').filter({ hasText: choice }).click();
};
/** @param {RegExp} name @returns {Act} */
const filterBy = (name) => (page) => page.getByRole('radiogroup').locator('label').filter({ hasText: name }).click();
/** @param {string} text @returns {Act} */
const search = (text) => async (page) => {
  await page.getByRole('searchbox').fill(text);
  await page.getByRole('searchbox').press('Enter');
};

/**
 * The five lists by their links in the side menu, and the actions measured in each. The search texts match many rows,
 * which is the slowest case.
 * @type {Record<string, { address: string, acts: Acts }>}
 */
const LISTS = {
  Orders: { address: 'orders', acts: { next: press('Next page'), sort: press('Total'), filter: filterBy(/^Completed/), search: search('street') } },
  Users: { address: 'users', acts: { next: press('Next page'), sort: press('Address'), filter: choose('Role', 'Administrators'), search: search('street') } },
  'Food Search': {
    address: 'search',
    acts: { next: press('Next page'), sort: choose('Sort by', 'Price, low to high'), filter: filterBy(/^Desserts/), search: search('made') },
  },
  Stock: { address: 'stock', acts: { next: press('Next page'), sort: press('Price'), filter: filterBy(/^Low Stock/), search: search('b') } },
  History: { address: 'history', acts: { next: press('Next page'), sort: press('Date'), filter: choose('Action', 'Food Added'), search: search('b') } },
};

/** @type {Parameters<typeof installClock>[0]} */
const ROWS = { answer: 'main tbody tr.ant-table-row, main ul[aria-label="Food items"] > li', waiting: 'main [aria-busy="true"]' };

/** Waits until no list is loading. @param {Page} page */
async function settle(page) {
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
  await page.waitForTimeout(300);
}

/**
 * Runs every action on every list, and reports the duration of each. Each list starts with an empty cache, so that
 * every response comes from the backend, and each action starts from the list's default state.
 * @param {Page} page
 * @param {(act: string, time: number) => void} note
 */
async function useLists(page, note) {
  for (const [list, { address, acts }] of Object.entries(LISTS)) {
    await page.goto(`/dashboard/${address}?search=zzzz`);
    await page.getByText(/^No .+ (found|yet)/i).first().waitFor();
    await settle(page);
    note(`${list}: first page`, await timed(page, () => menu(page, list)));
    for (const [name, act] of Object.entries(acts)) {
      await menu(page, list);
      await settle(page);
      note(`${list}: ${name}`, await timed(page, () => act(page)));
    }
  }
}

/** Megabytes of live JavaScript objects after every list was opened. @param {Page} page */
async function measureHeap(page) {
  await page.goto('/dashboard');
  for (const list of Object.keys(LISTS)) {
    await menu(page, list);
    await settle(page);
  }
  return (await usedHeap(page)) / 1e6;
}

/** Fills the shop with `counts` records. @param {Page} page @param {typeof SHOPS.small} counts */
async function fill(page, { deeds, ...counts }) {
  for (const [kind, count] of Object.entries(counts)) await makeRecords(page, kind, count);
  // Each stock change of an administrator adds a history entry.
  for (let deed = 0; deed < deeds; deed += 1) await call(page, 'PATCH', `/inventory/food-1-${deed % 100}`, { restock: 1 });
}

/** Runs an action with the CPU slowed. Returns the longest task and the total time. @param {Page} page @param {Act} act */
async function slowed(page, act) {
  await slowDown(page, CPU_SLOWDOWN);
  await page.evaluate(noteTasks);
  const started = performance.now();
  await act(page);
  const seconds = (performance.now() - started) / 1000;
  await page.waitForTimeout(500);
  /** @type {number[]} */
  const tasks = await page.evaluate('window.tasks');
  await slowDown(page, 1);
  return { 'longest task, ms': Math.round(Math.max(0, ...tasks)), 'tasks over 200 ms': tasks.filter((task) => task > 200).length, 'all of it, s': Number(seconds.toFixed(1)) };
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
  const count = Number((await reopen.textContent())?.replace(/\D/g, '')).toLocaleString('en-US');
  const figures = await slowed(page, async () => {
    await reopen.click();
    await page.getByText(`${count} orders marked as pending`).first().waitFor({ timeout: 60_000 });
  });
  return { count, figures };
}

/** Opens a new shop with a signed-in administrator. @param {import('@playwright/test').Browser} browser @param {string} home */
async function openShop(browser, home) {
  const page = await browser.newPage({ baseURL: home, viewport: DESK, reducedMotion: 'reduce' });
  await page.addInitScript(installClock, ROWS);
  await signIn(page, home, 'Admin User');
  return page;
}

/** @type {import('../harness.mjs').Scenario} */
export default async function measureBackOffice({ home, browser }) {
  const shops = { small: await openShop(browser, home), big: await openShop(browser, home) };
  const size = ORDERS.toLocaleString('en-US');
  await fill(shops.small, SHOPS.small);
  await fill(shops.big, SHOPS.big);

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
  console.log(`From click to painted rows, in ms; medians of ${RUNS}`);
  console.table(
    Object.fromEntries(
      Object.entries(times).map(([act, { small, big }]) => {
        const [few, many] = [median(small), median(big)];
        return [act, { '100 orders': Math.round(few), [`${size} orders`]: Math.round(many), ratio: (many / few).toFixed(2) }];
      }),
    ),
  );
  const [few, many] = [await measureHeap(shops.small), await measureHeap(shops.big)];
  console.log(`JavaScript heap after every list was opened: ${few.toFixed(1)} MB and ${many.toFixed(1)} MB, grown by ${(many - few).toFixed(1)} MB`);
  const bulk = await measureBulk(shops.big);
  console.log(`In the shop of ${size} orders, CPU slowed ${CPU_SLOWDOWN} times`);
  console.table({
    [`status of ${bulk.count} orders changed at once`]: bulk.figures,
    'export of every order': await measureExport(shops.big),
  });
}
