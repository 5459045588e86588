/**
 * `npm run check:budgets`: checks the download size of each route in dist/ against its budget. Sizes are the same on
 * every machine, so they may fail the tests; times are measured by the benchmarks.
 */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { routes } from '../src/domain/routes';
import { readChunks } from './bundle/chunks.mjs';
import { buildSettings } from './setup/settings.mjs';

const KB = 1024;

/**
 * The JavaScript that a first visit to the route needs, in KB of brotli. The worker is loaded after the backend's first
 * response, and the charts when they are scrolled into view. Code that is prefetched for other screens is not counted.
 */
const BUDGETS = /** @type {const} */ ([
  { route: '/user, until usable', chunks: ['main'], limit: 152 },
  { route: '/user, with the backend', chunks: ['main', 'backend', 'worker'], limit: 250 },
  { route: '/user/search', chunks: ['main', 'backend', 'worker', 'search'], limit: 252 },
  { route: '/user/cart', chunks: ['main', 'backend', 'worker', 'cart'], limit: 261 },
  { route: '/user/auth', chunks: ['main', 'backend', 'worker', 'auth'], limit: 255 },
  { route: '/user/orders', chunks: ['main', 'backend', 'worker', 'orders'], limit: 256 },
  // The tables of the overview come after its cards, the charts when they are scrolled to.
  { route: '/dashboard, before tables and charts', chunks: ['main', 'backend', 'worker', 'admin'], limit: 346 },
]);
/**
 * The same for a section of the back office without the backend: the app, the shell and the chunk of the section, which has
 * its name (src/pages/admin/sections.ts).
 */
const SECTION_LIMIT = 384;
/** Sections that need less, because they have no list. */
const SMALLER_SECTIONS = new Map([
  ['add-food', 354],
  ['banners', 323],
  ['kitchen', 265],
]);
/** The menu page with its styles, in KB of brotli. */
const PAGE_LIMIT = 12.5;

/** The size of files below dist/ as they are downloaded, compressed if there is such a copy. @param {Iterable<string>} files */
function kilobytes(files) {
  const locations = [...files].map((file) => path.join(buildSettings().dist, file));
  return locations.reduce((sum, location) => sum + statSync(existsSync(`${location}.br`) ? `${location}.br` : location).size, 0) / KB;
}

/** The budgets of the sections: all addresses below /dashboard. */
const sectionBudgets = Object.values(routes).filter((route) => route.startsWith(`${routes.dashboard}/`)).map((route) => {
  const section = path.posix.basename(route);
  return { route: `${route}, without the backend`, chunks: ['main', 'admin', `admin-${section}`], limit: SMALLER_SECTIONS.get(section) ?? SECTION_LIMIT };
});

const filesOf = await readChunks();
const rows = [{ route: 'the page of /user', weight: kilobytes(['user.html']), limit: PAGE_LIMIT }];
for (const { route, chunks, limit } of [...BUDGETS, ...sectionBudgets]) {
  const scripts = chunks.flatMap(filesOf).filter((file) => file.endsWith('.js'));
  rows.push({ route, weight: kilobytes(new Set(scripts)), limit });
}
for (const { route, weight, limit } of rows) {
  console.log(`${weight > limit ? 'TOO LARGE' : 'ok       '} ${weight.toFixed(1).padStart(6)} of ${String(limit).padStart(3)} KB  ${route}`);
}
if (rows.some(({ weight, limit }) => weight > limit)) process.exitCode = 1;
