/**
 * How soon a customer can use the menu: the production build in real Chromium at phone size, with the CPU slowed four
 * times. A first visit starts with an empty browser, a second one has been here before.
 * Usage: npm run bench [-- --runs 7]
 */
import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { chromium, devices } from '@playwright/test';
import { ensureBuilt } from '../scripts/build.mjs';
import { ensureChromium } from '../scripts/chromium.mjs';
import { ensureInstalled } from '../scripts/install.mjs';
import { projectRoot } from '../scripts/settings.mjs';

const CPU_SLOWDOWN = 4;
const PORT = 4399;
/** What the network of a visit is like; without numbers, as fast as this machine. */
const NETWORKS = {
  unlimited: null,
  'fast 4G': { latency: 60, kilobits: 9000 },
  'slow 4G': { latency: 150, kilobits: 1600 },
};

/** @param {number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Presses Add to cart from the moment it is there until a press is answered: signed out, that leads to the sign-in. */
const pressUntilAnswered = () => {
  const timer = setInterval(() => {
    if (location.pathname.endsWith('/user/auth')) {
      clearInterval(timer);
      Object.assign(window, { usableAt: performance.now() });
      return;
    }
    document.querySelector(/** @type {'button'} */ ('main button[aria-label^="Add to cart"]'))?.click();
  }, 20);
};

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {{ latency: number, kilobits: number } | null} network
 */
async function visit(context, network) {
  const page = await context.newPage();
  /** @type {string[]} */
  const scripts = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(new URL(response.url()).pathname);
  });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  if (network) {
    const throughput = (network.kilobits * 1000) / 8;
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput / 2,
    });
  }
  await page.addInitScript(pressUntilAnswered);
  await page.goto(`http://localhost:${PORT}/user`, { waitUntil: 'commit' });
  await page.waitForFunction('window.usableAt', null, { timeout: 60_000, polling: 100 });
  const needed = [...scripts];
  const times = await page.evaluate(() => ({
    usable: /** @type {Window & { usableAt?: number }} */ (window).usableAt ?? Number.NaN,
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));
  // Lets the service worker settle, so that the next visit is a real second one.
  await page.waitForTimeout(1500);
  await page.close();
  return { ...times, scripts: needed };
}

/**
 * @param {string[]} scripts
 * @param {'.gz' | '.br'} ending
 */
function kilobytes(scripts, ending) {
  const sizes = [...new Set(scripts)].map((script) => {
    const file = path.join(projectRoot, 'dist', script);
    return statSync(existsSync(file + ending) ? file + ending : file).size;
  });
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

await ensureInstalled();
await ensureBuilt();
const runs = Number(process.argv[process.argv.indexOf('--runs') + 1]) || 7;
const server = spawn(process.execPath, ['scripts/serve.mjs', '--strict-port'], {
  cwd: projectRoot,
  env: { ...process.env, PORT: String(PORT) },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((resolve) => server.stdout.once('data', resolve));
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});

try {
  const rows = [];
  /** @type {string[]} */
  let scripts = [];
  for (const [name, network] of Object.entries(NETWORKS)) {
    /** @type {Record<'first' | 'second', { usable: number[], painted: number[] }>} */
    const seen = { first: { usable: [], painted: [] }, second: { usable: [], painted: [] } };
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext({ ...devices['Pixel 7'], viewport: { width: 390, height: 844 } });
      for (const time of /** @type {const} */ (['first', 'second'])) {
        const result = await visit(context, network);
        seen[time].usable.push(result.usable);
        seen[time].painted.push(result.painted);
        if (time === 'first') scripts = result.scripts;
      }
      await context.close();
    }
    for (const [time, { usable, painted }] of Object.entries(seen)) {
      rows.push({
        network: name,
        visit: time,
        'first paint, ms': Math.round(median(painted)),
        'menu usable, ms': Math.round(median(usable)),
        'fastest, ms': Math.round(Math.min(...usable)),
        'slowest, ms': Math.round(Math.max(...usable)),
      });
    }
  }
  console.log(`Menu at 390x844, CPU slowed ${CPU_SLOWDOWN} times, medians of ${runs} runs`);
  console.table(rows);
  console.log(`JavaScript until the menu is usable: ${kilobytes(scripts, '.gz').toFixed(1)} KB gzip, ${kilobytes(scripts, '.br').toFixed(1)} KB brotli`);
  for (const script of new Set(scripts)) console.log(`  ${kilobytes([script], '.gz').toFixed(1).padStart(7)} KB gzip  ${script}`);
} finally {
  await browser.close();
  server.kill();
}
