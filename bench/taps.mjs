/**
 * Measures how fast the shop responds to a tap: from the touch to the next painted frame, as the browser counts it
 * (interaction to next paint, INP), on a phone with the CPU slowed four times. Runs in the sample shop, and in one with
 * a thousand dishes and a hundred cart lines.
 * Usage: npm run bench:taps [-- --runs 7]
 */
import { CPU_SLOWDOWN, PHONE, call, fillMenu, median, option, signIn, slowDown, withShop } from './measuring.mjs';

const RUNS = option('--runs', 7);
const DISHES = 1000;
const LINES = 100;
/** Browsers round to 8 ms and report only interactions of 16 ms and more. */
const UNNOTICED_MS = 16;

/** @typedef {import('./measuring.mjs').Page} Page */

const noteInteractions = () => {
  /** @type {number[]} */
  const interactions = [];
  Object.assign(window, { interactions });
  new PerformanceObserver((list) => {
    for (const entry of /** @type {PerformanceEventTiming[]} */ (list.getEntries())) {
      if (entry.interactionId) interactions.push(entry.duration);
    }
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
};

/**
 * Taps an element. Returns the longest interaction that follows, in ms.
 * @param {Page} page
 * @param {import('@playwright/test').Locator} target
 */
async function tap(page, target) {
  await target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 60 || bottom > innerHeight - 80) element.scrollIntoView({ block: 'center' });
  });
  await page.waitForTimeout(300);
  const place = await target.boundingBox();
  if (!place) throw new Error(`Nothing to tap: ${String(target)}`);
  await page.evaluate('window.interactions.length = 0');
  await page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2);
  await page.waitForTimeout(700);
  /** @type {number[]} */
  const seen = await page.evaluate('window.interactions');
  return Math.max(UNNOTICED_MS, ...seen);
}

/** Opens a page with one simple button: the fastest response of this machine and browser. @param {Page} page */
async function openBarePage(page) {
  await page.setContent('<meta name="viewport" content="width=device-width"><button style="height:60px;width:200px" onclick="this.textContent += 1">0</button>');
  await page.evaluate(noteInteractions);
}

/**
 * Runs `use` with the page in front and its CPU throttled. Only one page is throttled at a time,
 * because a throttled page keeps a core busy even in the background.
 * @param {Page} page
 * @param {() => Promise<void>} use
 */
async function slowed(page, use) {
  await page.bringToFront();
  await slowDown(page, CPU_SLOWDOWN);
  await use();
  await slowDown(page, 1);
}

/** @param {Page} page @param {(act: string, time: number) => void} note */
async function useShop(page, note) {
  const main = page.getByRole('main');
  /** @param {string} name */
  const tab = (name) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  /** @param {string} name */
  const goTo = async (name) => { note(`tab ${name}`, await tap(page, tab(name))); };
  const dish = main.getByLabel(/^Add to cart: /).first();

  note('Add to cart', await tap(page, dish));
  for (const diet of ['Veg', 'Non-Veg', 'All']) {
    const choice = main.getByRole('radio', { name: diet, exact: true });
    note(`filter ${diet}`, await tap(page, choice));
    if (!(await choice.isChecked())) throw new Error(`The tap on ${diet} did not select it`);
  }
  await goTo('Menu');
  await goTo('Cart');
  note('plus', await tap(page, main.getByRole('button', { name: /more$/ }).first()));
  note('minus', await tap(page, main.getByRole('button', { name: /less$/ }).first()));
  note('remove', await tap(page, main.getByRole('button', { name: /^Remove / }).first()));
  await goTo('Profile');
  await goTo('Home');
}

/** Puts the first dishes of the menu into the cart of the signed-in account. @param {Page} page */
async function fillCart(page) {
  const { foods } = await call(page, 'GET', '/menu');
  const lines = foods.filter((/** @type {{ stock: number }} */ { stock }) => stock > 1).slice(0, LINES).map((/** @type {any} */ food) => ({
    id: food.id,
    foodId: food.id,
    foodName: food.name,
    foodImage: food.image,
    foodPrice: food.price,
    isVeg: food.isVeg,
    quantity: 1,
  }));
  await page.addInitScript((stored) => {
    if (!sessionStorage.getItem('filled')) localStorage.setItem('userCart', stored);
    sessionStorage.setItem('filled', 'yes');
  }, JSON.stringify(lines));
}

await withShop(4397, async ({ home, browser }) => {
  for (const shop of ['sample shop', `${DISHES} dishes, ${LINES} lines in the cart`]) {
    const page = await browser.newPage(PHONE);
    if (shop !== 'sample shop') await fillMenu(page, home, DISHES);
    await signIn(page, home, 'Regular User');
    if (shop !== 'sample shop') await fillCart(page);
    await page.addInitScript(noteInteractions);
    await page.goto(`${home}/user`);
    await page.getByLabel(/^Add to cart: /).first().waitFor();
    await page.waitForTimeout(4000);
    const bare = await browser.newPage(PHONE);
    await openBarePage(bare);
    /** @type {Record<string, number[]>} */
    const times = {};
    /** @type {number[]} */
    const floor = [];
    for (let run = 0; run < RUNS; run += 1) {
      await slowed(bare, async () => { floor.push(await tap(bare, bare.getByRole('button'))); });
      await slowed(page, () => useShop(page, (act, time) => { (times[act] ??= []).push(time); }));
    }
    console.log(`From a tap to the next frame, in ms: ${shop}, 390x844, CPU slowed ${CPU_SLOWDOWN} times, ${RUNS} runs (browsers count in steps of 8 from 16)`);
    const all = Object.values(times).flat();
    console.table(
      Object.fromEntries(
        Object.entries({ ...times, everything: all, 'a bare page, for comparison': floor }).map(([act, values]) => [act, { median: median(values), worst: Math.max(...values) }]),
      ),
    );
    await page.close();
    await bare.close();
  }
});
