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
 * @param {number} port
 * @param {(shop: { home: string, browser: import('@playwright/test').Browser }) => Promise<void>} measure
 */
export async function withShop(port, measure) {
  await ensureInstalled();
  await ensureBuilt();
  const server = spawn(process.execPath, ['scripts/serve.mjs', '--strict-port'], {
    cwd: projectRoot,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => server.stdout.once('data', resolve));
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  try {
    await measure({ home: `http://localhost:${port}`, browser });
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

/**
 * Signs the administrator in and fills the shop with generated dishes.
 * @param {Page} page @param {string} home @param {number} count
 */
export async function fillMenu(page, home, count) {
  await signIn(page, home, 'Admin User');
  for (let from = 0; from < count; from += 1000) {
    await call(page, 'POST', '/demo/batches', { kind: 'foods', seed: 1, from, count: Math.min(1000, count - from) });
  }
  await page.evaluate(() => { localStorage.clear(); });
}
