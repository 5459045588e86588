/** axe finds no violation on any storefront screen, in either theme, on a phone and on a desktop. */
import type { Page } from '@playwright/test';
import { DESK, PHONE, type Shop, WITHOUT_WORKER, expect, test, variants } from './shop';

test.use(WITHOUT_WORKER);

const SIZES = variants([PHONE, DESK]);
/** The states of some screens are nightly. */
const PUBLIC = variants([
  ['/user', '/user/search?q=pizza', '/user/cart', '/user/auth', '/about', '/nowhere'],
  ['/user?diet=Veg', '/user/search', '/user/search?q=nothing', '/user/auth?mode=register'],
]).flat();
const CONFIRMED = '/user/thank-you?order=3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613';
const PRIVATE = ['/user/cart', '/user/orders', '/user/profile', CONFIRMED, '/user/thank-you?order=unknown'];

/** Expects no violation on the current screen, on a phone and on a desktop. */
async function expectAccessible({ shop, page }: { shop: Shop; page: Page }) {
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    await shop.expectAccessible();
  }
}

test.describe('every screen', () => {
  test.use({ expectedErrors: [/nowhere/] });

  test('for a visitor', async ({ shop, page }) => {
    test.slow();
    for (const address of PUBLIC) {
      await shop.open(address);
      await shop.settled();
      await expectAccessible({ shop, page });
    }
  });

  test('for a customer', async ({ shop, page }) => {
    test.slow();
    await shop.signInAsCustomer();
    await shop.addToCart('Garden Salad');
    await expectAccessible({ shop, page });
    // An open dialog hides the page behind it from axe, including its heading.
    await shop.open('/user?food=margherita-pizza');
    await expect(page.getByRole('dialog', { name: 'Margherita Pizza' })).toBeVisible();
    await expectAccessible({ shop, page });
    for (const address of PRIVATE) {
      await shop.open(address);
      await shop.settled();
      await expectAccessible({ shop, page });
    }
    await shop.open('/user/cart');
    await page.getByLabel('Delivery address').fill('');
    await page.getByRole('button', { name: 'Complete Order' }).click();
    await shop.expectMessage('Please provide a delivery address');
    await expectAccessible({ shop, page });
    await shop.open('/user/profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Email').fill('no address');
    await page.getByRole('button', { name: 'Save' }).click();
    await shop.expectMessage('Please enter a valid email address');
    await expectAccessible({ shop, page });
  });
});

test('when loading fails', { tag: '@nightly' }, async ({ shop, page }) => {
  await shop.signInAsCustomer();
  await shop.use('menu-fails');
  await shop.use('orders-fail');
  for (const address of ['/user', '/user/orders']) {
    await shop.open(address);
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    await expectAccessible({ shop, page });
  }
});

test('a customer orders with the keyboard alone', async ({ shop, page }) => {
  await shop.open('/user/auth');
  await expect(page.getByRole('button', { name: 'Regular User' })).toBeVisible();
  await shop.tabTo(/Regular User/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Margherita Pizza' })).toBeVisible();
  await shop.tabTo(/Add to cart: Margherita Pizza/);
  await page.keyboard.press('Enter');
  await shop.expectMessage('Margherita Pizza added to your cart');
  await shop.tabTo(/View Cart/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user\/cart/);
  await shop.tabTo(/One Margherita Pizza more/);
  await page.keyboard.press('Space');
  await shop.tabTo(/Complete Order/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/thank-you/);
});
