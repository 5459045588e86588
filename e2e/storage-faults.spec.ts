/** The browser's own storage failing for real, by its developer protocol: no room left, and data that goes away under the shop. */
import type { Page } from '@playwright/test';
import { BackOffice } from './backOffice';
import { type Shop, WITHOUT_KEEPING, expect, test } from './shop';

const FULL = /^The storage of this browser is full/;
const complete = (page: Page) => page.getByRole('button', { name: 'Complete Order' });
const orders = (page: Page) => page.getByRole('region', { name: /^Order [0-9a-f]{8}$/ });

/** Room enough for a visit, in bytes; what asks for more makes the browser look how much there is. */
const ROOM = 50_000_000;

async function protocol(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  const origin = new URL(test.info().project.use.baseURL ?? '').origin;
  const setRoom = (quotaSize: number) => cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
  return {
    /** A disk that is nearly full, from before the first visit on. */
    haveRoom: () => setRoom(ROOM),
    /** From now on there is none, or less than is used. The browser believes what it last counted until something asks for more. */
    fill: async (room = 1) => {
      await setRoom(room);
      const outcome = await page.evaluate(
        (bytes) =>
          new Promise<string>((resolve) => {
            const opening = indexedDB.open('ballast');
            opening.onupgradeneeded = () => { opening.result.createObjectStore('ballast', { autoIncrement: true }); };
            opening.onerror = () => { resolve(String(opening.error)); };
            opening.onsuccess = () => {
              const writing = opening.result.transaction('ballast', 'readwrite');
              // Some browsers compress what they write: nothing is won with noise.
              const noise = new Uint8Array(bytes);
              for (let at = 0; at < bytes; at += 65_536) crypto.getRandomValues(noise.subarray(at, at + 65_536));
              writing.objectStore('ballast').add(noise);
              writing.oncomplete = () => { resolve('written'); };
              writing.onabort = () => { resolve(writing.error?.name ?? ''); };
            };
          }),
        ROOM,
      );
      expect(outcome).toContain('QuotaExceeded');
    },
    /** As a browser does that is short of room, or somebody who clears its data. */
    clearDatabases: () => cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' }),
  };
}

async function fillCart(shop: Shop) {
  await shop.fillCart();
  await shop.page.getByLabel(/Special instructions/).fill('Please knock');
}

/** The data is gone, and with it the session; what this browser keeps besides is not. */
async function signInAndOrder({ page }: Shop) {
  await page.getByRole('button', { name: 'Regular User' }).click();
  await expect(page).toHaveURL(/\/user\/cart$/);
  await expect(page.getByRole('group', { name: 'Quantity of Garden Salad' })).toContainText('1');
  await expect(page.getByLabel(/Special instructions/)).toHaveValue('Please knock');
  await complete(page).click();
  await expect(page).toHaveURL(/thank-you/);
  await expect(page.getByRole('main')).toContainText('Please knock');
  await page.getByRole('link', { name: 'View My Orders' }).click();
  await expect(orders(page)).toHaveCount(5);
}

test.describe('no room left', () => {
  test.use({ expectedErrors: [/Quota/] });

  test('for an order: refused with the reason, once; the cart and what is confirmed stay, and the next try succeeds', async ({ shop, page }) => {
    const { haveRoom, fill } = await protocol(page);
    await haveRoom();
    await fillCart(shop);
    await fill();
    await complete(page).click();
    await shop.hears('There was an error placing your order');
    await expect(page.getByText(FULL)).toHaveCount(1);
    await expect(page.getByRole('group', { name: 'Quantity of Garden Salad' })).toContainText('1');
    await haveRoom();
    await complete(page).click();
    await expect(page).toHaveURL(/thank-you/);
    await page.getByRole('link', { name: 'View My Orders' }).click();
    await expect(orders(page)).toHaveCount(5);
  });

  test('for a profile: refused with the reason, what is typed stays, and nothing is saved by halves', async ({ shop, page }) => {
    const { haveRoom, fill } = await protocol(page);
    await haveRoom();
    await shop.signInAsCustomer();
    await shop.goTo('Profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Maya the Second');
    await fill();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(FULL).first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Maya the Second');
    const other = await page.context().newPage();
    await other.goto('user/profile');
    await expect(other.getByRole('heading', { name: 'Maya Patel' })).toBeVisible();
    await other.close();
    await haveRoom();
    await page.getByRole('button', { name: 'Save' }).click();
    await shop.hears('Profile updated successfully!');
  });
});

test.describe('the way out of a full storage: the demo data is reset', () => {
  // The files that the worker keeps would take room, at a time of their own.
  test.use({ ...WITHOUT_KEEPING, expectedErrors: [/Quota/] });

  /** A shop with a thousand orders more, of which somebody resets the demo data. */
  async function fillAndReset(shop: Shop, room: (used: number) => number) {
    const { page } = shop;
    const { haveRoom, fill } = await protocol(page);
    await haveRoom();
    const office = new BackOffice(shop);
    await office.enter();
    await office.fill('orders', 500);
    await office.goTo('Dashboard');
    await expect(page.getByText('507 total orders')).toBeVisible();
    await fill(room(await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)));
    await page.getByRole('button', { name: 'Demo data' }).click();
    await page.getByRole('button', { name: 'Reset demo data' }).click();
    await office.confirm('Reset demo data?', 'Reset demo data');
    await shop.hears('The sample data is back');
    return office;
  }

  test('the samples have the room of what is deleted, and the administrator goes on', async ({ shop, page, browser }) => {
    // Seen to in 156, not in 150: there it is counted as used for a while, and the samples are in memory, as below.
    test.skip(parseInt(browser.version(), 10) < 156, 'This browser gives the room of what is deleted back later');
    const office = await fillAndReset(shop, (used) => used - 100_000);
    await expect(page.getByText('7 total orders', { exact: true })).toBeVisible();
    await office.goTo('Orders');
    await office.row('3d1e84b7').getByRole('button', { name: /Complete/ }).click();
    await shop.hears('Order marked as completed');
    await page.reload();
    await expect(office.row('3d1e84b7').getByText('Completed')).toBeVisible();
  });

  test('without room even for these, they are in memory, and it is said', async ({ shop, page }) => {
    await fillAndReset(shop, () => 1);
    await shop.hears(/^This browser refuses to store the shop’s data/);
    await page.getByRole('button', { name: 'Admin User' }).click();
    await expect(page.getByText('7 total orders', { exact: true })).toBeVisible();
  });
});

test.describe('data that goes away under the shop', () => {
  test('while an order is on its way: nothing is ordered twice, cart and details are there after signing in', async ({ shop, page }) => {
    await fillCart(shop);
    await shop.use('checkout-slow');
    await complete(page).click();
    await expect(complete(page)).toHaveAttribute('aria-busy', 'true');
    const { clearDatabases } = await protocol(page);
    await clearDatabases();
    await shop.hears('Please login to checkout');
    await shop.clearScenarios();
    await signInAndOrder(shop);
  });

  test('deleted by another page: the shop lets go of it, and goes on with a new one', async ({ shop, page }) => {
    await fillCart(shop);
    const other = await page.context().newPage();
    await other.goto('pictures/garden-salad.webp');
    const deleted = await other.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const request = indexedDB.deleteDatabase('FoodDelivery');
          request.onsuccess = () => { resolve('deleted'); };
          request.onerror = () => { resolve('failed'); };
        }),
    );
    expect(deleted).toBe('deleted');
    await complete(page).click();
    await shop.hears('Please login to checkout');
    await signInAndOrder(shop);
  });
});
