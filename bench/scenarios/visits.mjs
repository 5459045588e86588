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
import { CPU_SLOWDOWN, PHONE, median, noteTasks, option, signIn, slowDown, usedHeap } from '../harness.mjs';

const RUNS = option('--runs', 7);
const NETWORKS = { 'fast 4G': { latency: 60, kilobits: 9000 }, 'slow 4G': { latency: 150, kilobits: 1600 } };
const DEVICES = { phone: PHONE, desk: { viewport: { width: 1440, height: 900 } } };
/** Long enough for the work behind the first screen to count as blocking time. */
const WATCHED_MS = 2000;

/** Observes the page load from within the page. @param {Marks} marks */
const watch = ({ ready, press }) => {
  const seen = { largest: 0, ready: 0, app: 0, usable: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => { seen.largest = list.getEntries().at(-1)?.startTime ?? 0; }).observe({ type: 'largest-contentful-paint', buffered: true });
  const look = () => {
    const box = document.querySelector(ready)?.getBoundingClientRect();
    if (!box || box.height === 0) requestAnimationFrame(look);
    else requestAnimationFrame(() => { setTimeout(() => { seen.ready = performance.now(); }); });
  };
  requestAnimationFrame(look);
  const wait = setInterval(() => {
    // `window.prerendered` is undefined once the app handles input; until then the page queues presses (src/prerender).
    if (press === null || document.readyState === 'loading' || ('prerendered' in window && window.prerendered !== undefined)) return;
    seen.app ||= performance.now();
    if (!document.querySelector(press.answer)) return /** @type {HTMLElement | null} */ (document.querySelector(press.button))?.click();
    seen.usable = performance.now();
    clearInterval(wait);
  }, 20);
};

/**
 * Selectors: what has to be on screen, and a button with the element that it shows when it is clicked.
 * @typedef {{ ready: string, press: { button: string, answer: string } | null }} Marks
 */
/** @typedef {Marks & { device: keyof typeof DEVICES, name: string, address: string, stored?: Awaited<ReturnType<typeof storedFor>>, times?: string[] }} Site */

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} home
 * @param {Site} site
 * @param {{ latency: number, kilobits: number }} network
 */
async function visit(context, home, site, { latency, kilobits }) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const throughput = (kilobits * 1000) / 8;
  await cdp.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput / 2 });
  await slowDown(page, CPU_SLOWDOWN);
  await page.addInitScript(watch, { ready: site.ready, press: site.press });
  await page.addInitScript(noteTasks);
  await page.goto(home + site.address, { waitUntil: 'commit' });
  await page.waitForFunction((mark) => /** @type {any} */ (window).seen?.[mark] > 0, site.press ? 'usable' : 'ready', { timeout: 60_000, polling: 100 });
  await page.waitForTimeout(WATCHED_MS);
  /** @type {{ seen: { largest: number, ready: number, app: number, usable: number }, painted: number, tasks: number[] }} */
  const { seen, painted, tasks } = await page.evaluate("({ seen, tasks, painted: performance.getEntriesByName('first-contentful-paint')[0].startTime })");
  await slowDown(page, 1);
  const heap = await usedHeap(page);
  await page.close();
  return {
    'first paint': painted,
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

/** The times that are compared with those of the limit. */
const AGAINST_LIMIT = ['first paint', 'largest paint', 'on screen', 'usable', 'app there'];

/** @type {import('../harness.mjs').Scenario} */
export default async function measureVisits({ home, browser }) {
  const limitFile = await writeLimit();
  const card = 'main article h3';
  const button = 'main article [aria-label^="Add to cart"]';
  const toSignIn = { button, answer: 'input[type="password"]' };
  const toCart = { button, answer: 'nav a[href$="/user/cart"] span[aria-hidden]' };
  /** @type {Site[]} */
  const sites = [
    { device: 'phone', name: 'limit', address: '/limit', ready: 'article:nth-child(8) h3', press: null },
    { device: 'phone', name: '/user', address: '/user', ready: card, press: toSignIn },
    // Accounts are stored in the browser, so a signed-in user is never on a first visit.
    { device: 'phone', name: '/user, signed in', address: '/user', ready: card, press: toCart, stored: await storedFor(browser, home, 'Regular User'), times: ['second'] },
    { device: 'desk', name: 'limit', address: '/limit', ready: 'article:nth-child(8) h3', press: null },
    { device: 'desk', name: '/dashboard', address: '/dashboard', ready: 'main table tbody th[scope="row"]', press: null, stored: await storedFor(browser, home, 'Admin User') },
  ];

  /** @type {Record<string, Record<string, number[]>>} the values of each column, by network, visit and page */
  const results = {};
  for (let run = 0; run < RUNS; run += 1) {
    for (const [network, conditions] of Object.entries(NETWORKS)) {
      for (const site of sites) {
        const context = await browser.newContext({ ...DEVICES[site.device], ...site.stored });
        for (const time of site.times ?? ['first', 'second']) {
          if (time === 'second' && site.name !== 'limit') await stay(context, home + site.address);
          const row = (results[`${network}, ${time}, ${site.device}: ${site.name}`] ??= {});
          for (const [column, value] of Object.entries(await visit(context, home, site, conditions))) (row[column] ??= []).push(value);
        }
        await context.close();
      }
    }
    process.stderr.write(`run ${run + 1} of ${RUNS}\n`);
  }

  console.log(`${cpus().length} cores (${cpus()[0]?.model}), CPU slowed ${CPU_SLOWDOWN} times; medians [fastest-slowest] of ${RUNS} runs; times in ms, xL against the limit of the same run.`);
  const table = Object.entries(results).map(([key, columns]) => {
    const [visited, name] = key.split(': ');
    const limit = results[`${visited}: limit`];
    return [key, Object.fromEntries(Object.entries(columns).map(([column, values]) => {
      const ratio = name !== 'limit' && AGAINST_LIMIT.includes(column) ? ` = ${(median(values) / median(limit?.[column] ?? [])).toFixed(2)} L` : '';
      return [column, spread(values, column === 'heap MB' ? 1 : 0) + ratio];
    }))];
  });
  console.table(Object.fromEntries(table));
  await rm(limitFile);
}
