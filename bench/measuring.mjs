/** What the benchmarks share: the production build behind a server, a Chromium, a slowed CPU, and the middle of many. */
import { spawn } from 'node:child_process';
import { chromium, devices } from '@playwright/test';
import { ensureBuilt } from '../scripts/build.mjs';
import { ensureChromium } from '../scripts/chromium.mjs';
import { ensureInstalled } from '../scripts/install.mjs';
import { projectRoot } from '../scripts/settings.mjs';

/** A phone of the middle class against the machine of who measures. */
export const CPU_SLOWDOWN = 4;

export const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

/** @typedef {import('@playwright/test').Page} Page */

/**
 * A number from the command line, such as `--runs 7`.
 * @param {string} name @param {number} fallback
 */
export const option = (name, fallback) => Number(process.argv[process.argv.indexOf(name) + 1]) || fallback;

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/**
 * Serves the production build, made first where it is missing, opens a Chromium and lets `measure` use both.
 * @param {number} port where PORT names no other
 * @param {(shop: { home: string, browser: import('@playwright/test').Browser }) => Promise<void>} measure
 */
export async function withShop(port, measure) {
  await ensureInstalled();
  await ensureBuilt();
  const home = `http://localhost:${process.env.PORT ?? port}`;
  const server = spawn(process.execPath, ['scripts/serve.mjs', '--strict-port'], {
    cwd: projectRoot,
    env: { PORT: String(port), ...process.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => server.stdout.once('data', resolve));
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  try {
    await measure({ home, browser });
  } finally {
    await browser.close();
    server.kill();
  }
}

/**
 * Slows the page's CPU down; 1 is as fast as this machine.
 * @param {Page} page @param {number} rate
 */
export async function slowDown(page, rate) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Bytes of JavaScript objects that a page still needs. @param {Page} page */
export async function usedHeap(page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}

/** Puts `window.tasks` into the page: how long each task over 50 ms took, in ms. Shorter ones no browser tells. */
export const noteTasks = () => {
  /** @type {number[]} */
  const tasks = [];
  Object.assign(window, { tasks });
  new PerformanceObserver((list) => { tasks.push(...list.getEntries().map(({ duration }) => duration)); }).observe({ type: 'longtask' });
};

/**
 * Puts `window.startClock` into the page, which makes `window.timeToAnswer`: from the next press, choice or Enter to
 * another answer, painted.
 * @param {{ answer: string, waiting?: string }} selectors what the answer is made of, and what stands there before it is
 */
export const installClock = ({ answer, waiting }) => {
  const look = () => {
    const texts = [...document.querySelectorAll(answer)].map(({ textContent }) => textContent);
    return texts.length === 0 || (waiting && document.querySelector(waiting)) ? null : texts.join('\n');
  };
  const startClock = () => {
    const before = look();
    let started = 0;
    const start = (/** @type {Event} */ event) => {
      if (event instanceof KeyboardEvent && event.key !== 'Enter') return;
      started ||= event.timeStamp;
    };
    for (const kind of ['click', 'change', 'keydown']) document.addEventListener(kind, start, { capture: true });
    const timeToAnswer = new Promise((resolve, reject) => {
      setTimeout(() => { reject(new Error('No other answer within 30 seconds')); }, 30_000);
      const observer = new MutationObserver(() => {
        const now = look();
        if (started === 0 || now === null || now === before) return;
        observer.disconnect();
        // The frame with the answer in it is painted before the task after it.
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => { resolve(performance.now() - started); };
          channel.port2.postMessage(null);
        });
      });
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    });
    Object.assign(window, { timeToAnswer });
  };
  Object.assign(window, { startClock });
};

/**
 * Does something, and gives how long the answer took by the clock that is installed in the page.
 * @param {Page} page @param {() => Promise<unknown>} act @returns {Promise<number>}
 */
export async function timed(page, act) {
  await page.evaluate('window.startClock()');
  await act();
  return page.evaluate('window.timeToAnswer');
}

/**
 * Signs in with one of the demo accounts' buttons.
 * @param {Page} page @param {string} home @param {'Admin User' | 'Regular User'} who
 */
export async function signIn(page, home, who) {
  await page.goto(`${home}/user/auth`);
  await page.getByRole('button', { name: who }).click();
  await page.waitForURL((address) => !address.pathname.endsWith('/user/auth'));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/**
 * Sends a call as whoever is signed in.
 * @param {Page} page @param {string} method @param {string} address @param {object} [body] @returns {Promise<any>}
 */
export function call(page, method, address, body) {
  return page.evaluate(
    async ({ method, address, body }) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('sessionToken')}` };
      const ask = () => fetch(`/api${address}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      let answer = await ask();
      // The worker passes calls on from a moment after it controls the page; until then the host has no answer.
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

/** As many records as the backend makes at once. */
const BATCH = 2000;

/**
 * Makes so many records of a kind, by the calls that the demo data window makes.
 * @param {Page} page @param {string} kind @param {number} count
 * @param {(stored: number) => void} tell how many there are
 */
export async function makeRecords(page, kind, count, tell = () => undefined) {
  for (let from = 0; from < count; from += BATCH) {
    await call(page, 'POST', '/demo/batches', { kind, seed: 1, from, count: Math.min(BATCH, count - from) });
    tell(Math.min(from + BATCH, count));
  }
}

/**
 * Signs the administrator in and fills the shop with generated dishes.
 * @param {Page} page @param {string} home @param {number} count
 */
export async function fillMenu(page, home, count) {
  await signIn(page, home, 'Admin User');
  await makeRecords(page, 'foods', count);
  await page.evaluate(() => { localStorage.clear(); });
}
