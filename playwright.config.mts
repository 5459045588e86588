import { defineConfig, devices } from '@playwright/test';
import { findBrowser, hasSharedMemory } from './scripts/setup/chromium.mjs';
import { buildSettings } from './scripts/setup/settings.mjs';

const port = process.env.E2E_PORT ?? '4300';
const baseURL = `http://localhost:${port}${buildSettings().basePath}`;
const chromium = findBrowser();

/** They have a configuration of their own: `npm run test:browsers`. */
const OTHER_BROWSERS = '**/e2e/browsers/**';
const SHOWS_SCROLLBARS = '**/scrollbars.spec.ts';
/** Without a secure context the shop hashes passwords in plain JavaScript. */
const HASHES_PASSWORDS = '**/insecure.spec.ts';

/**
 * Hardly a page lives long enough for its code to be worth optimizing, a seventh of the CPU time: not before it has run very
 * often.
 */
const HARDLY_OPTIMIZED = '--js-flags=--no-maglev --invocation-count-for-turbofan=100000 --interrupt-budget=2000000';

const launchOptions = {
  ...(chromium === undefined ? {} : { executablePath: chromium }),
  ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
  args: [
    HARDLY_OPTIMIZED,
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** The shop in a real Chromium, on the production build that lies in dist/. `npm run test:e2e` makes sure of both. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  ...(process.env.NIGHTLY === '1' ? {} : { grepInvert: /@nightly/ }),
  forbidOnly: Boolean(process.env.CI),
  // At one's desk, a test that passes on the second try has found something. A build machine has slow moments that
  // say nothing of the shop: there it may try once more, and the report lists it as flaky.
  retries: process.env.CI ? 1 : 0,
  // Two more than the cores of a small build machine: a test waits now and then, and so does its browser.
  workers: 4,
  timeout: 120_000,
  // For machines that are several times slower, or busy.
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL,
    // Recording takes a quarter of the whole time, so only a second try is recorded; `-- --trace on` records any run.
    trace: 'on-first-retry',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'chromium', testIgnore: [OTHER_BROWSERS, SHOWS_SCROLLBARS, HASHES_PASSWORDS], use: { ...devices['Desktop Chrome'], launchOptions } },
    {
      name: 'chromium with the optimizer',
      testMatch: HASHES_PASSWORDS,
      use: { ...devices['Desktop Chrome'], launchOptions: { ...launchOptions, args: launchOptions.args.filter((arg) => arg !== HARDLY_OPTIMIZED) } },
    },
    {
      name: 'chromium with scrollbars',
      testMatch: SHOWS_SCROLLBARS,
      use: { ...devices['Desktop Chrome'], launchOptions: { ...launchOptions, ignoreDefaultArgs: [...launchOptions.ignoreDefaultArgs, '--hide-scrollbars'] } },
    },
  ],
  webServer: {
    command: 'node scripts/serve.mjs --strict-port',
    env: { PORT: port },
    url: baseURL,
    reuseExistingServer: false,
  },
});
