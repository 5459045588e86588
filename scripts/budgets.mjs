/**
 * `npm run check:budgets`: checks the download size of each route in dist/ against its budget. Sizes are the same on
 * every machine, so they may fail the tests; times are measured by the benchmarks.
 */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { readChunks } from './chunks.mjs';
import { whenStarted } from './command.mjs';
import { buildSettings } from './settings.mjs';

const KB = 1024;

/**
 * The JavaScript that a first visit to the route needs, in KB of brotli. The worker is loaded after the backend's first
 * response, and the charts when they are scrolled into view. Code that is prefetched for other screens is not counted.
 */
const BUDGETS = /** @type {const} */ ([
  { route: '/user, until usable', chunks: ['main'], limit: 130 },
  { route: '/user, with the backend', chunks: ['main', 'backend', 'worker'], limit: 225 },
  { route: '/user/search', chunks: ['main', 'backend', 'worker', 'search'], limit: 227 },
  { route: '/user/cart', chunks: ['main', 'backend', 'worker', 'cart'], limit: 234 },
  { route: '/user/auth', chunks: ['main', 'backend', 'worker', 'auth'], limit: 230 },
  { route: '/user/orders', chunks: ['main', 'backend', 'worker', 'orders'], limit: 232 },
  // The tables of the overview come after its cards, the charts when they are scrolled to.
  { route: '/dashboard, before tables and charts', chunks: ['main', 'backend', 'worker', 'admin'], limit: 325 },
  { route: '/dashboard/orders, without the backend', chunks: ['main', 'admin', 'admin-orders'], limit: 397 },
  { route: '/dashboard/users, without the backend', chunks: ['main', 'admin', 'admin-users'], limit: 395 },
  { route: '/dashboard/search, without the backend', chunks: ['main', 'admin', 'admin-search'], limit: 390 },
  { route: '/dashboard/add-food, without the backend', chunks: ['main', 'admin', 'admin-add-food'], limit: 352 },
  { route: '/dashboard/categories, without the backend', chunks: ['main', 'admin', 'admin-categories'], limit: 380 },
  { route: '/dashboard/banners, without the backend', chunks: ['main', 'admin', 'admin-banners'], limit: 320 },
  { route: '/dashboard/stock, without the backend', chunks: ['main', 'admin', 'admin-stock'], limit: 398 },
  { route: '/dashboard/history, without the backend', chunks: ['main', 'admin', 'admin-history'], limit: 390 },
]);
/** The page itself with its styles and first screens, in KB of brotli. */
const PAGE_LIMIT = 15;

/** @param {string} file below dist/ */
async function compressed(file) {
  const location = path.join(buildSettings().dist, file);
  const { size } = await stat(`${location}.br`).catch(() => stat(location));
  return size;
}

/** @param {Iterable<string>} files */
async function kilobytes(files) {
  const sizes = await Promise.all([...files].map(compressed));
  return sizes.reduce((sum, size) => sum + size, 0) / KB;
}

/** Prints the size of every route. Returns the number of routes over budget. */
async function checkBudgets() {
  const filesOf = await readChunks();
  const rows = [{ route: 'the page', weight: await kilobytes(['index.html']), limit: PAGE_LIMIT }];
  for (const { route, chunks, limit } of BUDGETS) {
    const scripts = chunks.flatMap(filesOf).filter((file) => file.endsWith('.js'));
    rows.push({ route, weight: await kilobytes(new Set(scripts)), limit });
  }
  for (const { route, weight, limit } of rows) {
    console.log(`${weight > limit ? 'TOO LARGE' : 'ok       '} ${weight.toFixed(1).padStart(6)} of ${String(limit).padStart(3)} KB  ${route}`);
  }
  return rows.filter(({ weight, limit }) => weight > limit).length;
}

await whenStarted(import.meta.url, async () => {
  // The budgets apply to the default build, with mocks.
  if (buildSettings().mocks === 'on' && (await checkBudgets()) > 0) process.exitCode = 1;
});
