/** The transport of requests: through the service worker, in the page, and after the browser has removed the worker. */
import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../src/domain/user/demoAccounts';
import { type Shop, expect, test, variants } from './shop';

const orderSomething = async (shop: Shop) => {
  await shop.addToCart('Garden Salad');
  await shop.goTo('Cart');
  await shop.placeOrder();
};

test.describe('with service workers blocked', () => {
  test.use({ serviceWorkers: 'block' });
  test('a heading font that is late for the first page is used on the next', { tag: '@nightly' }, async ({ shop, page, context }) => {
    const release = await shop.holdCode('**/*.woff2');
    // The page is loaded only with its fonts.
    await page.goto('dashboard/kitchen', { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: DEMO_ACCOUNTS.admin.label })).toBeVisible();
    await shop.appAnswers();
    release();
    await page.evaluate(() => document.fonts.ready);
    await page.getByRole('button', { name: DEMO_ACCOUNTS.admin.label }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kitchen' })).toBeVisible();
    const cdp = await context.newCDPSession(page);
    await cdp.send('DOM.enable');
    await cdp.send('CSS.enable');
    await expect.poll(async () => {
      const { root } = await cdp.send('DOM.getDocument');
      const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
      const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
      return fonts[0]?.familyName;
    }).toMatch(/^Bricolage/);
  });

  test('the app’s code is requested again after a failed load, and earlier clicks are handled', async ({ shop, page }) => {
    const lost = new Set<string>();
    await page.route(/\/assets\/(framework|main)\.\w+\.js$/, async (route) => {
      if (lost.has(route.request().url())) return route.continue();
      lost.add(route.request().url());
      return route.abort();
    });
    await shop.open('/user');
    await page.getByRole('button', { name: 'Margherita Pizza', exact: true }).click();
    await expect(page.getByText('Please login to place an order')).toBeVisible();
    expect(lost.size).toBe(2);
  });

  test('a failed preload of back office code is fetched again, because Safari would remember the failure', { tag: '@nightly' }, async ({ shop, page }) => {
    await shop.signInAsAdministrator();
    const CODE = /\/assets\/admin\.\w+\.js$/;
    let lost = 0;
    await page.route(CODE, (route) => {
      lost += 1;
      return lost === 1 ? route.abort() : route.continue();
    });
    // Without this chunk the app cannot run and request that code before it is preloaded.
    const run = await shop.holdCode('**/assets/framework.*.js');
    const anew = page.waitForRequest((request) => CODE.test(request.url()) && request.resourceType() === 'fetch');
    await page.goto('dashboard', { waitUntil: 'commit' });
    await anew;
    run();
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  });

  // Firefox cancels pending requests of a page that it puts into the back/forward cache, without an event.
  const broughtBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

  for (const code of variants(['main', 'backend'])) {
    test(`a page restored from the back/forward cache requests ${code} again if it was pending`, { tag: '@nightly' }, async ({ shop, page }) => {
      let asked = 0;
      // The first request is never answered.
      await page.route(`**/assets/${code}.*.js`, (route) => {
        asked += 1;
        return asked === 1 ? undefined : route.continue();
      });
      await page.goto('user/search', { waitUntil: 'commit' });
      await expect.poll(() => asked).toBe(1);
      await page.evaluate(() => { document.documentElement.dataset.cancelled = ''; });
      await broughtBack(page);
      await page.waitForFunction(() => document.documentElement.dataset.cancelled === undefined);
      await shop.appAnswers();
      await page.getByRole('searchbox').fill('margherita');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Margherita Pizza').first()).toBeVisible();
      expect(asked).toBe(2);
    });
  }

  test('a page restored from the back/forward cache does not reload if nothing was pending', { tag: '@nightly' }, async ({ shop, page }) => {
    await shop.signInAsCustomer();
    // Only the session is pending on this page, which then shows it. The last requests are prefetches of other pages.
    await shop.open('/user/profile');
    await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/thank-you\.\w+\.js$/.test(name)));
    await expect(page.locator('script[data-webpack]')).toHaveCount(0);
    // The app would set its own title after startup, later on a slow machine.
    await page.evaluate(() => { document.documentElement.dataset.same = ''; });
    await broughtBack(page);
    await shop.goTo('Home');
    await shop.addToCart('Garden Salad');
    await expect(page.locator('html')).toHaveAttribute('data-same');
  });

  test('the backend’s code is requested again after a failed load, when a request needs it', { tag: '@nightly' }, async ({ shop, page }) => {
    let lost = 0;
    await page.route('**/assets/backend.*.js', (route) => {
      lost += 1;
      return lost === 1 ? route.abort('connectionreset') : route.continue();
    });
    await shop.open('/user/auth');
    // More than one where a request has needed it already.
    await expect.poll(() => lost).toBeGreaterThan(0);
    // On the same page: a new one would request it anyway.
    await page.getByRole('button', { name: 'Regular User' }).click();
    await expect(page.getByRole('heading', { name: 'Margherita Pizza' })).toBeVisible();
  });
});

test('a page whose requests bypass the worker, as after a hard reload, shows the menu and can order', { tag: '@nightly' }, async ({ shop, page, context }) => {
  await shop.signInAsCustomer();
  await shop.workerAnswers();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setBypassServiceWorker', { bypass: true });
  await page.reload();
  // Now the static host answers, with the status for a missing API.
  expect(await page.evaluate(async () => (await fetch('/api/menu')).status)).toBe(501);
  await orderSomething(shop);
});

test('a page after a hard reload, which bypasses the worker, is taken over by the worker', { tag: '@nightly' }, async ({ shop, page, context }) => {
  await shop.signInAsCustomer();
  await shop.workerAnswers();
  const cdp = await context.newCDPSession(page);
  const reloaded = page.waitForEvent('load');
  await cdp.send('Page.reload', { ignoreCache: true });
  await reloaded;
  const { status } = await shop.call('GET', '/menu');
  expect(status).toBe(200);
});
