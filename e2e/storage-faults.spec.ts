/**
 * Real failures of the browser's storage, caused through the DevTools protocol: no space left, and data deleted while the
 * shop is open.
 */
import type { Page } from '@playwright/test';
import { BackOffice } from './backOffice';
import { type Shop, WITHOUT_CACHE, expect, test } from './shop';

const FULL = /^The storage of this browser is full/;
const complete = (page: Page) => page.getByRole('button', { name: 'Complete Order' });
const orders = (page: Page) => page.getByRole('region', { name: /^Order [0-9a-f]{8}$/ });

/** Storage quota that is enough for a visit, in bytes; a request for more makes the browser recalculate its usage. */
const ROOM = 50_000_000;

async function protocol(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  const origin = new URL(test.info().project.use.baseURL ?? '').origin;
  const setRoom = (quotaSize: number) => cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
  return {
    /** A nearly full disk, set before the first visit. */
    haveRoom: () => setRoom(ROOM),
    /** Sets the quota below the usage from now on. The browser trusts its last calculation until a request for more. */
    fill: async () => {
      await setRoom(1);
      const outcome = await page.evaluate(
        (bytes) =>
          new Promise<string>((resolve) => {
            const opening = indexedDB.open('ballast');
            opening.onupgradeneeded = () => { opening.result.createObjectStore('ballast', { autoIncrement: true }); };
            opening.onerror = () => { resolve(String(opening.error)); };
            opening.onsuccess = () => {
              const writing = opening.result.transaction('ballast', 'readwrite');
              // Random bytes, because some browsers compress what they write.
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
    /** As a browser that is short of space does, or a user who clears the site's data. */
    clearDatabases: () => cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' }),
  };
}

async function fillCart(shop: Shop) {
  await shop.fillCart();
  await shop.page.getByLabel(/Special instructions/).fill('Please knock');
}

/** The database and the session are gone; other storage of this browser is not. */
async function signInAndOrder(shop: Shop) {
  const { page } = shop;
  await page.getByRole('button', { name: 'Regular User' }).click();
  await expect(page).toHaveURL(/\/user\/cart$/);
  await expect(page.getByRole('group', { name: 'Quantity of Garden Salad' })).toContainText('1');
  await expect(page.getByLabel(/Special instructions/)).toHaveValue('Please knock');
  await shop.placeOrder();
  await expect(page.getByRole('main')).toContainText('Please knock');
  await page.getByRole('link', { name: 'View My Orders' }).click();
  await expect(orders(page)).toHaveCount(5);
}

test.describe('no space left', () => {
  test.use({ expectedErrors: [/Quota/] });

  test('for an order: refused with the reason, once; the cart and earlier orders stay, and the next attempt succeeds', { tag: '@nightly' }, async ({ shop, page }) => {
    const { haveRoom, fill } = await protocol(page);
    await haveRoom();
    await fillCart(shop);
    await fill();
    await complete(page).click();
    await shop.expectMessage('There was an error placing your order');
    await expect(page.getByText(FULL)).toHaveCount(1);
    await expect(page.getByRole('group', { name: 'Quantity of Garden Salad' })).toContainText('1');
    await haveRoom();
    await shop.placeOrder();
    await page.getByRole('link', { name: 'View My Orders' }).click();
    await expect(orders(page)).toHaveCount(5);
  });
});

test.describe('resetting the demo data when the storage is full', { tag: '@nightly' }, () => {
  // The worker's cache would use space at unpredictable times.
  test.use({ ...WITHOUT_CACHE, expectedErrors: [/Quota/] });

  test('without enough space for the samples they are in memory, with a message', async ({ shop, page }) => {
    const { haveRoom, fill } = await protocol(page);
    await haveRoom();
    const office = new BackOffice(shop);
    await office.enter();
    await fill();
    await page.getByRole('button', { name: 'Demo data' }).click();
    await page.getByRole('button', { name: 'Reset demo data' }).click();
    await office.confirm('Reset demo data?', 'Reset demo data');
    await shop.expectMessage('The sample data is back');
    await shop.expectMessage(/^This browser refuses to store the shop’s data/);
    await page.getByRole('button', { name: 'Admin User' }).click();
    await office.goTo('Orders');
    await office.expectRows(/of 7$/);
  });
});

test('data deleted while an order is pending: nothing is ordered twice, and the cart and the details are there after signing in', { tag: '@nightly' }, async ({ shop, page }) => {
  await fillCart(shop);
  await shop.use('checkout-slow');
  await complete(page).click();
  await expect(complete(page)).toHaveAttribute('aria-busy', 'true');
  const { clearDatabases } = await protocol(page);
  await clearDatabases();
  await shop.expectMessage('Please login to checkout');
  await shop.clearScenarios();
  await signInAndOrder(shop);
});

test('data deleted by another page: the shop closes its connection and continues with a new database', { tag: '@nightly' }, async ({ shop, page }) => {
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
  await shop.expectMessage('Please login to checkout');
  await signInAndOrder(shop);
});
