/** The guarantees of docs/reliability.md when tabs, storage, code and screens fail, in a real browser. */
import { readFileSync, readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PHONE, Shop, WITHOUT_CACHE, expect, test, variants } from './shop';
const MEMORY = 'This browser refuses to store the shop’s data. Everything works, but orders and changes are forgotten when you close this page.';

const complete = (page: Page) => page.getByRole('button', { name: 'Complete Order' });

/** The transport and the storage state that the QA panel shows. */
async function transportOf(page: Page) {
  await page.getByRole('button', { name: /^QA/ }).click();
  return page.getByText(/^Requests (go|are answered)/);
}

/** The number of orders in the customer's own list. */
async function ordersOf(shop: Shop): Promise<number> {
  await shop.open('/user/orders');
  const cards = shop.page.getByRole('region', { name: /^Order [0-9a-f]{8}$/ });
  await expect(cards.first()).toBeVisible();
  return cards.count();
}

test.describe('one attempt, one order; one session in all tabs', () => {
  test.use(WITHOUT_CACHE);

  test('two tabs with the same checkout, both clicked: one order and its confirmation in both', async ({ shop, page, context }) => {
    await shop.fillCart();
    const other = await context.newPage();
    await other.goto('user/cart');
    await expect(complete(other)).toBeVisible();
    const press = (tab: Page) => complete(tab).evaluate((button: HTMLButtonElement) => { button.click(); });
    await Promise.all([press(page), press(other)]);
    await expect(page).toHaveURL(/thank-you\?order=/);
    await expect(other).toHaveURL(/thank-you\?order=/);
    expect(new URL(other.url()).search).toBe(new URL(page.url()).search);
    await expect(other.getByRole('heading', { name: 'Thank you for your order!' })).toBeVisible();
    expect(await ordersOf(shop)).toBe(5);
  });

  test('an order whose answer is lost is confirmed after a reload, and one that was cut off is placed once', async ({ shop, page }) => {
    await shop.fillCart();
    await shop.use('checkout-unknown');
    await complete(page).click();
    await shop.expectMessage('There was an error placing your order');
    await shop.expectMessage(/^Your last try may have reached us\. Complete it again/);
    await shop.clearScenarios();
    await page.reload();
    await expect(page).toHaveURL(/thank-you/);
    expect(await ordersOf(shop)).toBe(5);

    await shop.goTo('Home');
    await shop.addToCart('Citrus Cooler');
    await shop.goTo('Cart');
    await shop.use('checkout-slow');
    await complete(page).click();
    await expect(complete(page)).toHaveAttribute('aria-busy', 'true');
    await page.reload();
    await shop.clearScenarios();
    await shop.placeOrder();
    expect(await ordersOf(shop)).toBe(6);
  });

  test('a sign-in in one tab signs in the other and persists, and so does a sign-out', async ({ shop, page, context }) => {
    await shop.open('/user');
    const other = new Shop(await context.newPage());
    await other.open('/about');
    const stored = () => page.evaluate(() => [localStorage.getItem('loggedInUserEmail'), localStorage.getItem('sessionToken') === null]);
    // The second time it has been signed in before.
    for (let times = 0; times < 2; times += 1) {
      await shop.signInAsCustomer();
      await expect(other.page.getByRole('link', { name: 'Sign in' })).toBeHidden();
      // By then the other tab would have stored what it has received.
      await other.idle();
      expect(await stored()).toEqual(['maya.patel@fooddelivery.example', false]);
      await shop.goTo('Profile');
      await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
      await expect(other.page.getByRole('link', { name: 'Sign in' })).toBeVisible();
    }
  });
});

test.describe('code that a new deployment has removed', () => {
  test.use({ serviceWorkers: 'block', expectedErrors: [/ChunkLoadError/] });

  test('reloads the page once, not endlessly, and then says what to do', async ({ shop, page }) => {
    const files = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
    const about = files.filter((name) => readFileSync(`dist/assets/${name}`, 'utf8').includes('before you have to wonder'));
    expect(about.length).toBeGreaterThan(0);
    for (const name of about) await page.route(`**/assets/${name}`, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    let loads = 0;
    page.on('domcontentloaded', () => { loads += 1; });
    await shop.open('/about');
    await expect(page.getByText(/^This screen could not be loaded\. There may be a newer version/)).toBeVisible();
    expect(loads).toBe(2);
    await shop.idle();
    expect(loads).toBe(2);
    // Once for this build: the build after the next deployment gets its own attempt.
    expect(await page.evaluate(() => sessionStorage.getItem('reloadedBuilds'))).toMatch(/\/assets\/main\.\w+\.js$/);
  });

  /** Answers requests for the app's code with a status; counts page loads and the page's checks of the missing file. */
  async function loseOwnCode(page: Page, status: number) {
    const seen = { loads: 0, looks: 0 };
    page.on('domcontentloaded', () => { seen.loads += 1; });
    await page.route(/\/assets\/main\.\w+\.js$/, (route) => {
      if (route.request().resourceType() === 'fetch') seen.looks += 1;
      return route.fulfill({ status, body: 'No code' });
    });
    return seen;
  }

  test('reloads a page whose code is gone, once and not endlessly', { tag: '@nightly' }, async ({ shop, page }) => {
    const seen = await loseOwnCode(page, 404);
    await shop.open('/user');
    await expect.poll(() => seen.looks, { timeout: 30_000 }).toBe(2);
    await shop.idle();
    expect(seen.loads).toBe(2);
  });

  test('does not reload a page whose code the host cannot send at the moment', { tag: '@nightly' }, async ({ shop, page }) => {
    await page.setViewportSize(PHONE);
    const seen = await loseOwnCode(page, 503);
    await shop.open('/user');
    await expect.poll(() => seen.looks).toBe(1);
    await shop.idle();
    expect(seen.loads).toBe(1);
    // All content, also below the first viewport without scrolling.
    await expect(page.getByRole('heading', { name: 'Citrus Cooler' })).toBeVisible();
  });
});

test.describe('storage', () => {
  test.use(WITHOUT_CACHE);

  /** Some browsers throw on mere access to what they refuse. */
  const NO_DATABASE: Record<string, () => void> = {
    'opens nothing': () => {
      IDBFactory.prototype.open = () => { throw new DOMException('The operation is insecure', 'SecurityError'); };
      IDBFactory.prototype.databases = () => Promise.reject(new DOMException('The operation is insecure', 'SecurityError'));
    },
    'throws when asked for': () => {
      Object.defineProperty(window, 'indexedDB', { configurable: true, get: () => { throw new DOMException('The operation is insecure', 'SecurityError'); } });
    },
  };

  for (const [how, refuse] of variants(Object.entries(NO_DATABASE))) {
    test(`an IndexedDB that ${how}: the shop works from memory and says so once`, async ({ shop, page }) => {
      await page.addInitScript(refuse);
      await shop.signInAsCustomer();
      await expect(page.getByText(MEMORY)).toHaveCount(1);
      await shop.addToCart('Garden Salad');
      await shop.goTo('Cart');
      await shop.placeOrder();
      await expect(await transportOf(page)).toHaveText(/Data is in memory and gone with the page/);
    });
  }

  test('a schema newer than the code: shows a message, and nothing as empty', async ({ shop, page }) => {
    await shop.signInAsCustomer();
    // What a tab of the next version does to the shared database.
    await page.evaluate(() => new Promise((resolve) => {
      const request = indexedDB.open('FoodDelivery', 1000);
      request.onsuccess = () => { request.result.close(); resolve(null); };
    }));
    for (const address of ['/user/orders', '/user']) {
      await shop.open(address);
      await shop.expectMessage(/^The data of this shop was saved by a newer version of the app\. Nothing is lost/);
    }
    await expect(page.getByText(MEMORY)).toBeHidden();
  });

  /** Simulates how browsers refuse storage: some throw, Firefox also returns null and refuses the other storages too. */
  const REFUSALS: Record<string, () => void> = {
    throws: () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, { configurable: true, get: () => { throw new DOMException('Access is denied', 'SecurityError'); } });
      }
    },
    'is null': () => {
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { configurable: true, value: null });
    },
    'throws, as do the database, the channel between tabs and the service workers': () => {
      const refuse = () => { throw new DOMException('The operation is insecure', 'SecurityError'); };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { configurable: true, get: refuse });
      IDBFactory.prototype.open = refuse;
      Object.assign(window, { BroadcastChannel: function BroadcastChannel() { refuse(); } });
      ServiceWorkerContainer.prototype.getRegistrations = () => Promise.reject(new DOMException('Storage access is restricted', 'SecurityError'));
    },
  };

  for (const [how, refuse] of variants(Object.entries(REFUSALS))) {
    test(`a local storage that ${how}: the state lives in memory for the visit`, async ({ shop, page }) => {
      await page.addInitScript(refuse);
      await shop.open('/user/auth');
      await shop.expectMessage('There was an error loading your cart');
      await page.getByRole('button', { name: 'Regular User' }).click();
      await shop.addToCart('Garden Salad');
      await shop.goTo('Cart');
      await complete(page).click();
      await expect(page.getByRole('heading', { name: 'Thank you for your order!' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Garden Salad');
    });
  }
});

test('the transport of requests is shown in the QA panel: in the page, if the browser throws on access to service workers', { tag: '@nightly' }, async ({ shop, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { configurable: true, get: () => { throw new DOMException('The operation is insecure', 'SecurityError'); } });
  });
  await shop.fillCart();
  await shop.placeOrder();
  await expect(await transportOf(page)).toHaveText('Requests are answered in the page: this browser has no service workers here. Data is kept in this browser.');
});
