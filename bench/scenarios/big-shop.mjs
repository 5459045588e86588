/**
 * Measures the longest tasks of the storefront with a thousand dishes, at phone size with the CPU slowed four times.
 * Usage: npm run bench -- big-shop [--runs 7]
 */
import { CPU_SLOWDOWN, PHONE, makeRecords, median, noteTasks, option, signIn, slowDown } from '../harness.mjs';

const RUNS = option('--runs', 7);
const DISHES = 1000;

/** @typedef {import('../harness.mjs').Page} Page */

/**
 * The longest task since the last call, in ms; 0 if none took 50 ms, the browser's reporting limit.
 * @param {Page} page
 * @returns {Promise<number>}
 */
async function longestTask(page) {
  await page.waitForTimeout(1200);
  return page.evaluate('Math.max(0, ...window.tasks.splice(0))');
}

/**
 * Presses an element, found by CSS. Playwright's click, and its search by roles and labels, would take longer than what is
 * measured, in the page itself.
 * @param {import('@playwright/test').Locator} element
 */
const press = (element) => element.evaluate((found) => { /** @type {HTMLElement} */ (found).click(); });

/** @param {Page} page @param {string} home @param {(act: string, time: number) => void} note */
async function useMenu(page, home, note) {
  await page.goto('about:blank');
  await page.goto(`${home}/user`);
  await page.waitForSelector('main article');
  note('open the menu', await longestTask(page));
  for (const diet of ['Veg', 'Non-Veg', 'All']) {
    await press(page.locator(`main input[type="radio"][value="${diet}"]`).first());
    note(`filter ${diet}`, await longestTask(page));
  }
  await page.mouse.move(195, 500);
  for (let step = 0; step < 20; step += 1) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(50);
  }
  note('scroll 12,000 pixels', await longestTask(page));
  await press(page.locator('nav[aria-label="Categories"] a').last());
  note('jump to the last category', await longestTask(page));
  await press(page.locator('nav[aria-label="Main"] a[href$="/user/search"]').first());
  note('change to the search', await longestTask(page));
  await page.fill('input[type="search"]', 'margerita');
  await page.press('input[type="search"]', 'Enter');
  note('search', await longestTask(page));
  await press(page.locator('main [aria-label^="Add to cart: "]').first());
  note('add a result to the cart', await longestTask(page));
  await page.goBack();
  await page.goBack();
  note('back to the menu', await longestTask(page));
}

/** @type {import('../harness.mjs').Scenario} */
export default async function measureBigShop({ home, browser }) {
  const page = await browser.newPage(PHONE);
  await signIn(page, home, 'Admin User');
  await makeRecords(page, 'foods', DISHES);
  await page.evaluate(() => { localStorage.clear(); });
  await signIn(page, home, 'Regular User');
  await page.addInitScript(noteTasks);
  await slowDown(page, CPU_SLOWDOWN);
  /** @type {Record<string, number[]>} */
  const tasks = {};
  for (let run = 0; run < RUNS; run += 1) await useMenu(page, home, (act, time) => { (tasks[act] ??= []).push(time); });
  console.log(`Longest task in ms with ${DISHES} dishes, 390x844, CPU slowed ${CPU_SLOWDOWN} times, ${RUNS} runs (0: none over 50 ms)`);
  console.table(Object.fromEntries(Object.entries(tasks).map(([act, values]) => [act, { median: median(values), worst: Math.max(...values) }])));
  await page.close();
}
