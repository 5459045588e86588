/**
 * Measures page loads compared with the limit: the same menu as a static page without JavaScript. Uses the production
 * build in real Chromium with the CPU slowed four times, on two networks. The pages take turns within each run, so that
 * other load on the machine affects all of them. A first visit starts with an empty browser; before a second one, the
 * page was open until its service worker was installed.
 * Usage: npm run bench -- visits [--runs 7]
 */
import { rm } from 'node:fs/promises';
import { cpus } from 'node:os';
import { writeLimit } from '../limit.mjs';
import { CPU_SLOWDOWN, PHONE, median, option, signIn, slowDown, usedHeap } from '../harness.mjs';

const RUNS = option('--runs', 7);
const NETWORKS = { 'fast 4G': { latency: 60, kilobits: 9000 }, 'slow 4G': { latency: 150, kilobits: 1600 } };
const DESK = { viewport: { width: 1440, height: 900 } };
/** Long enough for the work behind the first screen to count as blocking time. */
const WATCHED_MS = 2000;

/** Observes the page load from within the page. @param {Marks} marks */
const watch = ({ ready, press }) => {
  /** @type {[number, number][]} */
  const tasks = [];
  const seen = { painted: 0, largest: 0, ready: 0, usable: 0, app: 0, tasks };
  Object.assign(window, { seen });
  /** @param {string} type @param {(entry: any) => void} note */
  const observe = (type, note) => {
    new PerformanceObserver((list) => { list.getEntries().forEach(note); }).observe({ type, buffered: true });
  };
  observe('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') seen.painted = startTime; });
  observe('largest-contentful-paint', ({ startTime }) => { seen.largest = startTime; });
  observe('longtask', ({ startTime, duration }) => { seen.tasks.push([startTime, duration]); });
  const look = () => {
    const box = document.querySelector(ready)?.getBoundingClientRect();
    if (!box || box.height === 0) requestAnimationFrame(look);
    else requestAnimationFrame(() => { setTimeout(() => { seen.ready = performance.now(); }); });
  };
  requestAnimationFrame(look);
  if (press === null) return;
  // `window.prerendered` is undefined once the app handles input; until then the page queues presses (src/prerender).
  const wait = setInterval(() => {
    if (document.readyState === 'loading' || 'prerendered' in window && window.prerendered !== undefined) return;
    seen.app = performance.now();
    clearInterval(wait);
  }, 10);
  const again = setInterval(() => {
    if (seen.app === 0) return;
    if (document.querySelector(press.answer)) {
      seen.usable = performance.now();
      clearInterval(again);
    } else /** @type {HTMLElement | null} */ (document.querySelector(press.button))?.click();
  }, 50);
};

/**
 * Selectors: what has to be on screen, and a button with the element that it shows when it is clicked.
 * @typedef {{ ready: string, press: { button: string, answer: string } | null }} Marks
 */
/** @typedef {Marks & { name: string, address: string, device: object, times?: string[], limit?: string }} Site */

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {Site} site
 * @param {{ latency: number, kilobits: number }} network
 */
async function visit(context, site, { latency, kilobits }) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const throughput = (kilobits * 1000) / 8;
  await cdp.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput / 2 });
  await slowDown(page, CPU_SLOWDOWN);
  await page.addInitScript(watch, { ready: site.ready, press: site.press });
  await page.goto(site.address, { waitUntil: 'commit' });
  await page.waitForFunction(
    (tapped) => {
      const { seen } = /** @type {Window & { seen?: { ready: number, usable: number } }} */ (window);
      return seen !== undefined && seen.ready > 0 && (!tapped || seen.usable > 0);
    },
    site.press !== null, { timeout: 60_000, polling: 100 });
  await page.waitForTimeout(WATCHED_MS);
  const seen = await page.evaluate(() => /** @type {any} */ (window).seen);
  await slowDown(page, 1);
  const heap = await usedHeap(page);
  await page.close();
  const tasks = /** @type {[number, number][]} */ (seen.tasks).filter(([start]) => start < seen.ready + WATCHED_MS).map(([, duration]) => duration);
  return {
    'first paint': seen.painted,
    'largest paint': seen.largest,
    'on screen': seen.ready,
    // Where nothing is pressed, such as on the limit, this is as soon as it is on screen.
    usable: seen.usable || seen.ready,
    'app there': seen.app || seen.ready,
    blocking: tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
    'longest task': Math.max(0, ...tasks),
    'heap MB': heap / 2 ** 20,
  };
}

/**
 * Loads the page until its service worker is installed, then stops the worker, as the browser does some time after the
 * last page is closed.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} address
 */
async function stay(context, address) {
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const cdp = await context.newCDPSession(page);
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.stopAllWorkers');
  await page.close();
}

/**
 * The stored data of an account that has signed in, for a browser with an empty cache.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} home
 * @param {'Admin User' | 'Regular User'} who
 */
async function storedFor(browser, home, who) {
  const context = await browser.newContext();
  await signIn(await context.newPage(), home, who);
  const storageState = await context.storageState({ indexedDB: true });
  await context.close();
  return { storageState };
}

/** @param {number[]} values @param {number} digits */
const spread = (values, digits) => `${median(values).toFixed(digits)} [${Math.min(...values).toFixed(digits)}-${Math.max(...values).toFixed(digits)}]`;

/** What is measured: times that are compared with those of the limit, and the rest. */
const AGAINST_LIMIT = /** @type {const} */ (['first paint', 'largest paint', 'on screen', 'usable', 'app there']);
const OTHERS = /** @type {const} */ (['blocking', 'longest task', 'heap MB']);

/** @type {import('../harness.mjs').Scenario} */
export default async function measureVisits({ home, browser }) {
  const limit = await writeLimit();
  const card = 'main article h3';
  const button = 'main article [aria-label^="Add to cart"]';
  const toSignIn = { button, answer: 'input[type="password"]' };
  const toCart = { button, answer: 'nav a[href$="/user/cart"] span[aria-hidden]' };
  /** @type {Site[]} */
  const sites = [
    { name: 'limit', address: `${home}/limit`, device: PHONE, ready: 'article:nth-child(8) h3', press: null },
    { name: '/user', address: `${home}/user`, device: PHONE, ready: card, press: toSignIn, limit: 'limit' },
    // Accounts are stored in the browser, so a signed-in user is never on a first visit.
    { name: '/user, signed in', address: `${home}/user`, device: { ...PHONE, ...(await storedFor(browser, home, 'Regular User')) }, ready: card, press: toCart, times: ['second'], limit: 'limit' },
    { name: 'limit, desk', address: `${home}/limit`, device: DESK, ready: 'article:nth-child(8) h3', press: null },
    { name: '/dashboard', address: `${home}/dashboard`, device: { ...DESK, ...(await storedFor(browser, home, 'Admin User')) }, ready: 'main table tbody th[scope="row"]', press: null, limit: 'limit, desk' },
  ];

  /** @type {Map<string, Awaited<ReturnType<typeof visit>>[]>} */
  const results = new Map();
  for (let run = 0; run < RUNS; run += 1) {
    for (const [network, conditions] of Object.entries(NETWORKS)) {
      for (const site of sites) {
        const context = await browser.newContext(site.device);
        for (const time of site.times ?? ['first', 'second']) {
          if (time === 'second' && site.limit !== undefined) await stay(context, site.address);
          const key = `${network} | ${time} | ${site.name}`;
          results.set(key, [...(results.get(key) ?? []), await visit(context, site, conditions)]);
        }
        await context.close();
      }
    }
    process.stderr.write(`run ${run + 1} of ${RUNS}\n`);
  }

  console.log(`${cpus().length} cores (${cpus()[0]?.model}), CPU slowed ${CPU_SLOWDOWN} times; medians [fastest-slowest] of ${RUNS} runs; times in ms, xL against the limit of the same run.\n`);
  const columns = [...AGAINST_LIMIT, ...OTHERS];
  console.log(`| network | visit | page | ${columns.join(' | ')} |\n|${' --- |'.repeat(columns.length + 3)}`);
  for (const [key, rows] of results) {
    const [network, time, name] = key.split(' | ');
    const base = results.get(`${network} | ${time} | ${sites.find((site) => site.name === name)?.limit}`);
    const times = AGAINST_LIMIT.map((column) => {
      const values = rows.map((row) => row[column]);
      return spread(values, 0) + (base ? ` = ${(median(values) / median(base.map((row) => row[column]))).toFixed(2)} L` : '');
    });
    const others = OTHERS.map((column) => spread(rows.map((row) => row[column]), column === 'heap MB' ? 1 : 0));
    console.log(`| ${[key, ...times, ...others].join(' | ')} |`);
  }
  await rm(limit);
}
