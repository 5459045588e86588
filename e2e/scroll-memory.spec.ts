/** Scroll restoration after a reload and on Back, unless the user has scrolled before the app started. */
import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../src/domain/user/demoAccounts';
import { PHONE, type Shop, WITHOUT_WORKER, expect, test } from './shop';

test.use({ ...WITHOUT_WORKER, viewport: { width: 1280, height: 720 } });

const LEFT_AT = 600;
const top = (page: Page) => page.evaluate(() => window.scrollY);

async function wheel(page: Page, by: number) {
  await page.mouse.move(300, 400);
  await page.mouse.wheel(0, by);
}

/** Leaves the menu at LEFT_AT and reloads it; the app's code is held back until the returned function is called. */
async function reloadFarDown(shop: Shop, page: Page): Promise<() => void> {
  await shop.open('/user');
  await shop.appAnswers();
  await expect(page.getByRole('heading', { name: 'Garden Pesto Noodles' })).toBeVisible();
  await wheel(page, LEFT_AT);
  await expect.poll(() => top(page)).toBe(LEFT_AT);
  const release = await shop.holdCode();
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Our menu' })).toBeVisible();
  return release;
}

test('restores the position of a reloaded page, and not of one opened again by its address', async ({ shop, page }) => {
  const release = await reloadFarDown(shop, page);
  release();
  await shop.appAnswers();
  await expect.poll(() => top(page)).toBe(LEFT_AT);
  await shop.open('/user');
  await shop.appAnswers();
  expect(await top(page)).toBe(0);
});

/** Scrolls the menu down to `to`, as a user does. */
async function scrollMenu(shop: Shop, page: Page, to: number) {
  await shop.appAnswers();
  await expect(page.getByRole('heading', { name: 'Garden Pesto Noodles' })).toBeVisible();
  await wheel(page, to);
  await expect.poll(() => top(page)).toBe(to);
}

test('Back restores the scroll position after a page that was opened by its address, and after another site', { tag: '@nightly' }, async ({ shop, page }) => {
  await shop.open('/user');
  await scrollMenu(shop, page, LEFT_AT);
  await shop.open('/user/cart');
  await shop.appAnswers();
  // Another history entry of the same page.
  await shop.open('/user');
  await shop.appAnswers();
  expect(await top(page)).toBe(0);
  await scrollMenu(shop, page, 300);
  // Another site: the same server by another host name.
  await page.goto(page.url().replace('localhost', '127.0.0.1'));
  await page.goBack();
  await shop.appAnswers();
  await expect.poll(() => top(page)).toBe(300);
  await page.goBack();
  await shop.appAnswers();
  await page.goBack();
  await shop.appAnswers();
  await expect.poll(() => top(page)).toBe(LEFT_AT);
});

test('does not move a user who has scrolled before the app started', { tag: '@nightly' }, async ({ shop, page }) => {
  const release = await reloadFarDown(shop, page);
  await wheel(page, 150);
  await expect.poll(() => top(page)).toBe(150);
  release();
  await shop.appAnswers();

  await shop.idle();
  expect(await top(page)).toBe(150);
});

test('on a phone, whose navigation is always visible, restores the position after a filter or a dish was opened', { tag: '@nightly' }, async ({ shop, page }) => {
  await page.setViewportSize(PHONE);
  await shop.signInAsCustomer();
  await wheel(page, 300);
  await expect.poll(() => top(page)).toBe(300);
  await page.getByRole('radio', { name: 'Veg', exact: true }).check();
  await expect(page).toHaveURL(/diet=veg/);
  const filtered = await top(page);
  expect(filtered).toBeGreaterThan(0);
  await shop.goTo('Profile');
  await expect(page).toHaveURL(/user\/profile$/);
  await expect.poll(() => top(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => top(page)).toBe(filtered);

  await page.getByRole('button', { name: 'Garden Pesto Noodles', exact: true }).click();
  const goToCart = page.getByRole('dialog').getByRole('link', { name: 'Go to Cart' });
  await expect(goToCart).toBeVisible();
  const opened = await top(page);
  expect(opened).toBeGreaterThan(0);
  await goToCart.click();
  await expect(page).toHaveURL(/user\/cart$/);
  await expect.poll(() => top(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => top(page)).toBe(opened);
});

test('does not scroll while an address is normalised', { tag: '@nightly' }, async ({ shop, page }) => {
  const release = await shop.holdCode();
  await page.goto('user/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Our menu' })).toBeVisible();
  await wheel(page, 150);
  await expect.poll(() => top(page)).toBe(150);
  release();
  await shop.appAnswers();
  await expect(page).toHaveURL(/\/user$/);
  expect(await top(page)).toBe(150);
});

test('after a sign-in for a dish, restores its position, with no additional history entry', { tag: '@nightly' }, async ({ shop, page }) => {
  await shop.open('/user');
  await shop.appAnswers();
  await wheel(page, LEFT_AT);
  await expect.poll(() => top(page)).toBe(LEFT_AT);
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: 'Add to cart: Garden Pesto Noodles' }).click();
  await expect(page).toHaveURL(/\/user\/auth\?/);
  await page.reload();
  await shop.appAnswers();
  await page.getByRole('button', { name: DEMO_ACCOUNTS.customer.label }).click();
  await expect(page).toHaveURL(/\/user$/);
  await expect.poll(() => top(page)).toBe(LEFT_AT);
  // The sign-in is a forward entry now, not one in between.
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await page.reload();
  await shop.appAnswers();
  await expect.poll(() => top(page)).toBe(LEFT_AT);
});
