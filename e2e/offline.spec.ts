/** The shop offline, and updates to a new version (mocks/service-worker/serviceWorker.ts). */
import { cp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import sirv from 'sirv';
import { buildSettings } from '../scripts/setup/settings.mjs';
import { ALL_SECTIONS, BackOffice } from './backOffice';
import { Shop, expect, test } from './shop';

/** Waits until the worker has cached this version's files. */
async function cached(page: Page) {
  const active = () => page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });
  await expect.poll(active, { timeout: 30_000 }).toBe(true);
}

test('after one visit a customer can order offline', async ({ shop, page, context }) => {
  await shop.open('/user');
  await cached(page);
  // The visit ends here: Mock Service Worker would unregister the worker with its last page.
  await page.goto('about:blank');
  await context.setOffline(true);

  await shop.signInAsCustomer();
  await shop.addToCart('Margherita Pizza');
  await shop.open('/user/cart');
  await page.getByLabel('Delivery address').fill('12 Orchard Lane');
  await page.getByLabel('Contact phone').fill('5551234567');
  await shop.placeOrder();
  await shop.open('/user/orders');
  await expect(page.getByText('12 Orchard Lane').first()).toBeVisible();
  // The cached pictures are shown too.
  await shop.open('/user/search');
  await expect.poll(() => page.evaluate(() => [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0))).toBe(true);
});

const { basePath } = buildSettings();
/** The worker's cache of files with a hash in their names. */
const ASSETS = `assets ${basePath}`;

/** The number of cached files. */
const cachedAssets = (page: Page) => page.evaluate(async (name) => (await (await caches.open(name)).keys()).length, ASSETS);

/** Waits until all files are cached. */
async function allCached(page: Page) {
  const entries = await readdir('dist/assets', { recursive: true, withFileTypes: true });
  const all = entries.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name));
  await expect.poll(() => cachedAssets(page), { timeout: 30_000 }).toBe(all.length);
}

test('the whole back office opens offline once one of its sections has been visited', { tag: '@nightly' }, async ({ shop, page, context }) => {
  test.slow();
  const office = new BackOffice(shop);
  await office.enter();
  await allCached(page);
  // The visit ends here: Mock Service Worker would unregister the worker with its last page.
  await page.goto('about:blank');
  await context.setOffline(true);

  await shop.open('/dashboard');
  await office.expectSection('Dashboard');
  for (const section of ALL_SECTIONS) await office.goTo(section);
});

test('a damaged cache entry is fetched from the network', { tag: '@nightly' }, async ({ shop, page, context }) => {
  await shop.open('/user');
  await cached(page);
  // The entry pages are cached last, so nothing more is cached from here on.
  await expect.poll(() => page.evaluate(async () => (await caches.match('/dashboard')) !== undefined), { timeout: 30_000 }).toBe(true);
  await context.serviceWorkers()[0]!.evaluate(() => {
    const unreadable = () => Promise.reject(new DOMException('Unexpected internal error', 'UnknownError'));
    CacheStorage.prototype.open = unreadable;
    Cache.prototype.match = unreadable;
  });
  await shop.signInAsAdministrator();
  await page.getByRole('navigation', { name: 'Admin panel' }).getByRole('link', { name: /^Orders/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
});

test.describe('a new version', () => {
  // The tests share one host and one folder.
  test.describe.configure({ mode: 'default' });
  let address = '';
  let stop = () => Promise.resolve();
  /** The host sends its page when this promise resolves. */
  let pageHeld = Promise.resolve();
  const folder = 'test-results/deployed';
  const pagesOf = (version: number) => `pages ${basePath} ${String(version)}`;

  test.beforeAll(async () => {
    await rm(folder, { recursive: true, force: true });
    await cp('dist', folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
    // Like hosts that serve one page for every address, including missing files.
    const files = sirv(folder, { dev: true, single: true, ignores: false });
    const server = createServer((request, response) => {
      request.url = request.url?.replace(basePath, '/');
      if (request.url === '/') void pageHeld.then(() => { files(request, response); });
      else files(request, response);
    });
    await new Promise<void>((resolve) => { server.listen(0, resolve); });
    address = `http://localhost:${String((server.address() as AddressInfo).port)}${basePath}`;
    stop = () => new Promise((resolve) => { server.closeAllConnections(); server.close(() => { resolve(); }); });
  });
  test.afterAll(() => stop());

  /**
   * Deploys another version in the same place: its pages contain the version, and the worker uses another cache name.
   * `change` edits the worker further, in the same write: a page may look for a new worker at any moment.
   */
  async function deploy(version: number, change = (worker: string) => worker) {
    for (const file of (await readdir(folder, { recursive: true })).filter((each) => each.endsWith('.html'))) {
      const page = await readFile(`${folder}/${file}`, 'utf8');
      await writeFile(`${folder}/${file}`, page.replace('<html', `<html data-version="${String(version)}"`));
    }
    const worker = await readFile(`${folder}/sw.js`, 'utf8');
    await writeFile(`${folder}/sw.js`, change(worker.replace(/"pages [^" ]+ [\w-]+"/, `"${pagesOf(version)}"`)));
  }
  /** Makes the host hold back its page, which a worker needs for its installation, until the returned function is called. */
  function holdPage(): () => void {
    const gate = new EventTarget();
    pageHeld = new Promise((resolve) => { gate.addEventListener('open', () => { resolve(); }); });
    return () => { gate.dispatchEvent(new Event('open')); };
  }
  /** True while a worker is being installed. */
  const isArriving = (page: Page) => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.installing));
  /** Expects that requests sent by this page's scripts reach the shop. */
  const expectCallsAnswered = (page: Page) =>
    expect.poll(() => page.evaluate(async (menu) => (await fetch(menu)).headers.get('x-answered-by'), `${basePath}api/menu`)).toBe('shop');
  const ARRIVED = 'A new version is ready.';
  const reloadNow = (page: Page) => page.getByRole('button', { name: 'Reload now' });
  /** Deploys a version and makes the page find it. */
  async function deployUnder(page: Page, version: number, change?: (worker: string) => string) {
    await deploy(version, change);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect(page.getByText(ARRIVED)).toBeVisible();
  }
  /** Waits until the app's part of the worker's code has loaded and looked for workers. */
  const checkedForWorker = async (page: Page) => {
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/worker.')));
    await new Shop(page).idle();
  };
  const version = (page: Page) => page.evaluate(() => document.documentElement.dataset.version ?? '1');
  /** Opens a page of the shop, and signs in where an account is given. */
  async function visit(context: BrowserContext, path: string, account?: 'Regular User' | 'Admin User') {
    const page = await context.newPage();
    await page.goto(`${address}${path}`);
    if (account) await page.getByRole('button', { name: account }).click();
    return page;
  }
  /** Caches of another shop, below another path of this host. */
  const elsewhere = ['assets /elsewhere/', 'pages /elsewhere/ 1'];
  /** Opens the shop in a new page until it has that version. */
  async function startAgain(context: BrowserContext, path: string, expected: number) {
    let page = await context.newPage();
    await expect(async () => {
      // Navigating from page to page does not count as a new start.
      await page.close();
      page = await context.newPage();
      // Chromium never answers a navigation that begins while its worker is being stopped.
      await page.goto(`${address}${path}`, { timeout: 5000 });
      expect(await version(page)).toBe(String(expected));
    }).toPass({ timeout: 30_000 });
    return page;
  }
  /** The path of a file with a hash in its name, below the host's folder. */
  const assetNamed = async (name: RegExp) => `assets/${(await readdir(`${folder}/assets`)).find((each) => name.test(each)) ?? ''}`;
  const OFFICE_CODE = /^admin\.\w+\.js$/;

  test('a missing file breaks its screen only until the host has it', { tag: '@nightly' }, async ({ context }) => {
    const place = `${folder}/${await assetNamed(/^orders\.\w+\.js$/)}`;
    const code = await readFile(place);
    await rm(place);
    const page = await visit(context, 'user/auth', 'Regular User');
    await expect(page.getByRole('heading', { name: 'Margherita Pizza' })).toBeVisible();
    await cached(page);
    await page.goto(`${address}user/orders`);
    await expect(page.getByText(/^This screen could not be loaded/)).toBeVisible();

    await writeFile(place, code);
    await page.reload();
    await expect(page.getByRole('region', { name: /^Order / }).first()).toBeVisible();
    // Files that are cached after it are cached now.
    await expect.poll(() => page.evaluate(async (path) => (await caches.match(path)) !== undefined, `${basePath}dashboard`)).toBe(true);
    await context.setOffline(true);
    await page.goto(`${address}user/search`);
    await expect(page.getByRole('list', { name: 'Suggested searches' })).toBeVisible();
  });

  test('the first worker takes over pages that were opened during its installation', { tag: '@nightly' }, async ({ context }) => {
    const release = holdPage();
    const first = await visit(context, 'user');
    await expect.poll(() => isArriving(first)).toBe(true);
    const page = await visit(context, 'user/auth', 'Regular User');
    await expect(page.getByRole('heading', { name: 'Margherita Pizza' })).toBeVisible();
    // The page has found the worker that does not control it yet.
    await checkedForWorker(page);
    expect(await isArriving(first)).toBe(true);
    release();
    await cached(page);
    await expectCallsAnswered(page);
  });

  test('the first worker takes over a page that was opening when it became ready', { tag: '@nightly' }, async ({ context }) => {
    const release = holdPage();
    const first = await visit(context, 'user');
    await expect.poll(() => isArriving(first)).toBe(true);
    const page = await context.newPage();
    const arrive = await new Shop(page).holdCode('**/user/search');
    const opening = page.goto(`${address}user/search`);
    release();
    await cached(first);
    arrive();
    await opening;
    await cached(page);
    await expectCallsAnswered(page);
  });

  test('a page with a half-typed form is not reloaded when another tab registers the worker just before it', { tag: '@nightly' }, async ({ context }) => {
    const release = holdPage();
    const page = await context.newPage();
    const letGo = await new Shop(page).holdCode('**/assets/worker.*.js');
    const asked = page.waitForRequest(/assets\/worker\./);
    await page.goto(`${address}user/auth`);
    await asked;
    await page.getByLabel('Email').fill('maya.patel@');
    const other = await visit(context, 'user');
    await expect.poll(() => isArriving(other)).toBe(true);
    letGo();
    await checkedForWorker(page);
    await expect(page.getByLabel('Email')).toHaveValue('maya.patel@');
    release();
    await cached(page);
    await expect(page.getByLabel('Email')).toHaveValue('maya.patel@');
  });

  test('is announced, waits for the next start, keeps the data, and removes the previous version’s caches', { tag: '@nightly' }, async ({ context }) => {
    const page = await visit(context, 'user');
    await cached(page);
    await page.goto(`${address}user/auth`);
    await page.getByRole('button', { name: 'Regular User' }).click();
    await page.getByRole('button', { name: 'Add to cart: Garden Salad' }).click();
    await expect(page.getByText('Garden Salad added to your cart')).toBeVisible();

    const files = [basePath + (await assetNamed(OFFICE_CODE)), `${basePath}assets/of.the.past.js`] as const;
    await page.evaluate(async ({ files: [office, past], assets, elsewhere }) => {
      await fetch(office);
      await (await caches.open(assets)).put(past, new Response());
      for (const name of elsewhere) await caches.open(name);
    }, { files, assets: ASSETS, elsewhere });

    await deployUnder(page, 2);
    // A reload is not a new start: this tab and all its requests stay on one version.
    await page.reload();
    expect(await version(page)).toBe('1');
    await expect(page.getByText(ARRIVED)).toBeVisible();
    await page.close();

    const next = await startAgain(context, 'user/cart', 2);
    await expect(next.getByText('Garden Salad').first()).toBeVisible();
    const cachedNow = () => next.evaluate(async (files) => {
      const kept = await Promise.all(files.map((file) => caches.match(file)));
      return [(await caches.keys()).sort(), ...kept.map(Boolean)];
    }, files);
    await expect.poll(cachedNow).toEqual([[ASSETS, pagesOf(2), ...elsewhere].sort(), true, false]);
  });

  test('takes over also after a page was left during a request', { tag: '@nightly' }, async ({ context }) => {
    const page = await visit(context, 'user');
    await cached(page);
    const menu = `${basePath}api/menu`;
    const answeredBy = () => page.evaluate(async (menu) => (await fetch(menu)).headers.get('x-answered-by'), menu);
    await expect.poll(answeredBy).toBe('shop');
    await page.waitForFunction(() => 'qa' in window);
    await page.evaluate(async (menu) => {
      await window.qa!.use('menu-slow');
      const passedOn = new Promise((resolve) => { navigator.serviceWorker.addEventListener('message', resolve, { once: true }); });
      void fetch(menu).catch(() => undefined);
      await passedOn;
    }, menu);
    await page.goto(`${address}user/cart`);
    await deployUnder(page, 7);
    await page.close();

    await startAgain(context, 'user', 7);
  });

  test('includes the back office where that has been used', { tag: '@nightly' }, async ({ context }) => {
    const page = await visit(context, 'dashboard/users', 'Admin User');
    await allCached(page);
    const code = basePath + (await assetNamed(/^charts\.\w+\.js$/));
    await page.evaluate(async ({ assets, code }) => { await (await caches.open(assets)).delete(code); }, { assets: ASSETS, code });
    await deployUnder(page, 6);
    expect(await page.evaluate(async (code) => (await caches.match(code)) !== undefined, code)).toBe(true);
  });

  test('becomes available only when fully cached, and then opens immediately if it has replaced the code of a screen', { tag: '@nightly' }, async ({ context }) => {
    const page = await visit(context, 'dashboard', 'Admin User');
    await allCached(page);
    const before = await version(page);
    const office = await assetNamed(OFFICE_CODE);
    // An administrator's browser without cache space for the back office.
    await page.goto(`${address}user`);
    await page.evaluate(async ({ backOffice, assets, code }) => {
      await caches.delete(backOffice);
      await (await caches.open(assets)).delete(code);
    }, { backOffice: `back office ${basePath}`, assets: ASSETS, code: basePath + office });

    const place = `${folder}/icons/icon-192.png`;
    const icon = await readFile(place);
    await rm(place);
    const code = await readFile(`${folder}/${office}`);
    await rm(`${folder}/${office}`);
    await deploy(4);
    /** How the installation of the next version ends. */
    const arrival = () => page.evaluate(async () => {
      const { installing } = (await (await navigator.serviceWorker.getRegistration())?.update()) ?? {};
      await new Promise((resolve) => { installing?.addEventListener('statechange', resolve, { once: true }); });
      return installing?.state;
    });
    expect(await arrival()).toBe('redundant');
    await writeFile(place, icon);
    expect(await arrival()).toBe('installed');
    expect(await version(page)).toBe(before);
    await page.goto(`${address}dashboard`);
    await expect.poll(() => version(page).catch(() => before)).toBe('4');
    // The next tests use the same host.
    await writeFile(`${folder}/${office}`, code);
  });

  test('opens on the button, with the cart and the checkout draft', { tag: '@nightly' }, async ({ context }) => {
    const page = await visit(context, 'user/auth', 'Regular User');
    await page.getByRole('button', { name: 'Add to cart: Garden Salad' }).click();
    await cached(page);
    await page.goto(`${address}user/cart`);
    await page.getByLabel('Delivery address').fill('12 Orchard Lane');
    await deployUnder(page, 9);
    await reloadNow(page).click();
    await expect.poll(() => version(page).catch(() => '')).toBe('9');
    await expect(page.getByLabel('Delivery address')).toHaveValue('12 Orchard Lane');
    await expect(page.getByText('Garden Salad').first()).toBeVisible();
    await checkedForWorker(page);
    await expect(page.getByText(ARRIVED)).toBeHidden();
  });

  test('asks before its button discards unsaved text', { tag: '@nightly' }, async ({ context }) => {
    const page = await visit(context, 'dashboard', 'Admin User');
    // No version takes over from a worker that is still caching the back office.
    await allCached(page);
    await page.getByRole('navigation', { name: 'Admin panel' }).getByRole('link', { name: 'Add Food' }).click();
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('Miso Soup');
    const before = await version(page);
    await deployUnder(page, 10);
    await reloadNow(page).click();
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(name).toHaveValue('Miso Soup');
    expect(await version(page)).toBe(before);
    await reloadNow(page).click();
    await page.getByRole('button', { name: 'Reload', exact: true }).click();
    await expect.poll(() => version(page).catch(() => '')).toBe('10');
    await expect(name).toHaveValue('');
  });

  test('opened in one tab does not affect the others, which use the files of their version until they reload', { tag: '@nightly' }, async ({ context }) => {
    const other = await visit(context, 'dashboard/users', 'Admin User');
    await allCached(other);
    const before = await version(other);
    const page = await visit(context, 'user');
    await cached(page);

    // The next version has a different chunk for the charts, and the host no longer has the old one.
    const charts = await assetNamed(/^charts\.\w+\.js$/);
    const next = 'assets/charts.next.js';
    await rename(`${folder}/${charts}`, `${folder}/${next}`);
    await deployUnder(page, 11, (worker) => worker.replace(charts, next));
    await expect(other.getByText(ARRIVED)).toBeVisible();
    await other.getByRole('button', { name: 'Dismiss' }).click();
    await other.evaluate(() => { document.body.dataset.same = ''; });
    await reloadNow(page).click();
    await expect.poll(() => version(page).catch(() => '')).toBe('11');

    await expect(other.getByText(ARRIVED)).toBeVisible();
    await other.getByRole('navigation', { name: 'Admin panel' }).getByRole('link', { name: /^Dashboard/ }).click();
    await expect(other.getByText('Total Orders').first()).toBeVisible();
    await expect(other.locator('canvas').first()).toBeVisible();
    expect(await other.evaluate(() => 'same' in document.body.dataset)).toBe(true);
    expect(await version(other)).toBe(before);
    await reloadNow(other).click();
    await expect.poll(() => version(other).catch(() => '')).toBe('11');
    await rename(`${folder}/${next}`, `${folder}/${charts}`);
    await writeFile(`${folder}/sw.js`, (await readFile(`${folder}/sw.js`, 'utf8')).replace(next, charts));
  });

  test('without the mocks replaces the cached shop, whose orders would reach no server', { tag: '@nightly' }, async ({ context }) => {
    const page = await visit(context, 'user');
    await cached(page);
    await page.evaluate(async (names) => { for (const name of names) await caches.open(name); }, elsewhere);
    await deploy(8);
    const { workerThatGoes } = await import('../scripts/bundle/serviceWorker.mjs');
    await writeFile(`${folder}/sw.js`, await workerThatGoes());
    // Automatically: a shop with the in-page backend checks for a new worker on each visit.
    await page.reload();
    await expect(page.getByText(ARRIVED)).toBeVisible();
    await page.close();

    const next = await startAgain(context, 'user/nowhere', 8);
    const remaining = () => next.evaluate(async () => [await caches.keys(), (await navigator.serviceWorker.getRegistrations()).length]);
    await expect.poll(remaining).toEqual([elsewhere, 0]);
  });
});
