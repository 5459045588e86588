/** What the scenarios share: actions of a user, generated records, CPU throttling, times and statistics. */
import { devices } from '@playwright/test';

/** CPU throttling that makes the measuring machine as slow as a mid-range phone. */
export const CPU_SLOWDOWN = 4;

export const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

/** @typedef {import('@playwright/test').Page} Page */

/** Reads a number from the command line, such as `--runs 7`. @param {string} name @param {number} fallback */
export const option = (name, fallback) => Number(process.argv[process.argv.indexOf(name) + 1]) || fallback;

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

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

/**
 * Adds `window.startClock` to the page. Once the answer to the next click, change or key has changed and is painted, the time
 * from it is in `window.timeToAnswer`, in ms.
 * @param {{ answer: string, waiting: string }} selectors the elements of the answer, and those of the loading state
 */
export const installClock = ({ answer, waiting }) => {
  let started = 0;
  for (const kind of ['click', 'change', 'keydown']) document.addEventListener(kind, ({ timeStamp }) => { started ||= timeStamp; }, { capture: true });
  const look = () => (document.querySelector(waiting) ? '' : [...document.querySelectorAll(answer)].map(({ textContent }) => textContent).join('\n'));
  const startClock = () => {
    const before = look();
    started = 0;
    Object.assign(window, { timeToAnswer: 0 });
    const check = () => {
      const now = look();
      if (started === 0 || now === '' || now === before) requestAnimationFrame(check);
      // The frame with the answer is painted before the next task.
      else setTimeout(() => { Object.assign(window, { timeToAnswer: performance.now() - started }); });
    };
    requestAnimationFrame(check);
  };
  Object.assign(window, { startClock });
};

/**
 * Runs an action. Returns the time until the answer is painted in ms, measured by the page's clock.
 * @param {Page} page
 * @param {() => Promise<unknown>} act
 * @returns {Promise<number>}
 */
export async function timed(page, act) {
  await page.evaluate('window.startClock()');
  await act();
  return (await page.waitForFunction(() => /** @type {{ timeToAnswer?: number }} */ (window).timeToAnswer ?? 0)).jsonValue();
}

/** Signs in with a quick-login button. @param {Page} page @param {string} home @param {'Admin User' | 'Regular User'} who */
export async function signIn(page, home, who) {
  await page.goto(`${home}/user/auth`);
  await page.getByRole('button', { name: who }).click();
  await page.waitForURL((address) => !address.pathname.endsWith('/user/auth'));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
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
  return page.evaluate(
    async ({ method, address, body }) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('sessionToken')}` };
      const ask = () => fetch(`/api${address}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      let answer = await ask();
      // The worker controls the page a moment before it handles calls; until then the host responds with 501.
      for (let tries = 0; answer.status === 501 && tries < 40; tries += 1) {
        await new Promise((resolve) => { setTimeout(resolve, 250); });
        answer = await ask();
      }
      if (!answer.ok) throw new Error(`${address}: ${String(answer.status)} ${await answer.text()}`);
      return answer.json();
    },
    { method, address, body },
  );
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
