/** What the scenarios share: actions of a user, generated records, CPU throttling, times and statistics. */
import { devices } from '@playwright/test';

/** CPU throttling that makes the measuring machine as slow as a mid-range phone. */
export const CPU_SLOWDOWN = 4;

export const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

/** @typedef {import('@playwright/test').Page} Page */

/** Reads a number from the command line, such as `--runs 7`. @param {string} name @param {number} fallback */
export const option = (name, fallback) => Number(process.argv[process.argv.indexOf(name) + 1]) || fallback;

/** The median, of an even number of values the upper one. @param {readonly number[]} values */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** @typedef {{ home: string, browser: import('@playwright/test').Browser }} Shop the address of the production build, and a Chromium */
/** @typedef {(shop: Shop) => Promise<void>} Scenario measures something, and prints it */

/** Throttles the page's CPU. @param {Page} page @param {number} rate 1 is unthrottled */
export async function slowDown(page, rate) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Bytes of live JavaScript objects of a page, after garbage collection. @param {Page} page */
export async function usedHeap(page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}

/** Adds `window.tasks` to the page: the durations of long tasks in ms. Browsers report only tasks of 50 ms and more. */
export const noteTasks = () => {
  /** @type {number[]} */
  const tasks = [];
  Object.assign(window, { tasks });
  new PerformanceObserver((list) => { tasks.push(...list.getEntries().map(({ duration }) => duration)); }).observe({ type: 'longtask' });
};

/** What a table shows of long tasks. @param {readonly number[]} tasks their durations in ms */
export const taskFigures = (tasks) => ({ 'longest task, ms': Math.round(Math.max(0, ...tasks)), 'tasks over 200 ms': tasks.filter((task) => task > 200).length });

/** Signs in with a quick-login button. @param {Page} page @param {string} home @param {'Admin User' | 'Regular User'} who */
export async function signIn(page, home, who) {
  await page.goto(`${home}/user/auth`);
  await page.getByRole('button', { name: who }).click();
  await page.waitForURL((address) => !address.pathname.endsWith('/user/auth'));
  // The worker controls the page a moment before it handles calls; until then the host responds with 501.
  while (!(await page.evaluate(() => fetch('/api/menu').then(({ ok }) => ok)))) await page.waitForTimeout(250);
}

/**
 * Makes an API call with the session of the page. Returns the response body.
 * @param {Page} page
 * @param {string} method
 * @param {string} address
 * @param {object} [body]
 * @returns {Promise<any>}
 */
export function call(page, method, address, body) {
  return page.evaluate(async ({ method, address, body }) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('sessionToken')}` };
    const answer = await fetch(`/api${address}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(`${address}: ${String(answer.status)} ${await answer.text()}`);
    return answer.json();
  }, { method, address, body });
}

/** The most records of one batch. */
const BATCH = 2000;

/**
 * Generates records of a kind, with the calls of the demo data dialog.
 * @param {Page} page
 * @param {string} kind
 * @param {number} count
 */
export async function makeRecords(page, kind, count) {
  for (let from = 0; from < count; from += BATCH) {
    await call(page, 'POST', '/demo/batches', { kind, seed: 1, from, count: Math.min(BATCH, count - from) });
  }
}
