import { defineConfig } from '@playwright/test';
import type { Options } from './browser';

/**
 * The main user journeys in Firefox and WebKitGTK, on the build in dist/. `npm run test:browsers` installs the browsers and
 * builds.
 */
export default defineConfig<Options>({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // One browser each: the tests of a project share it, one after another.
  workers: 2,
  fullyParallel: false,
  timeout: 60_000,
  reporter: 'list',
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
});
