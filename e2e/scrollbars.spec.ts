/**
 * With classic scrollbars, which take space from the page, as on most desktops. Headless Chromium hides them in the other
 * tests.
 */
import { DESK, type Shop, expect, test } from './shop';

// Lower than the pages, so that they scroll.
test.use({ serviceWorkers: 'block', viewport: { ...DESK, height: 500 } });

/** The left edge and the width of the page's content. */
const place = ({ page }: Shop) => page.getByRole('main').evaluate((main) => {
  const { left, width } = main.getBoundingClientRect();
  return { left, width, scrollbar: innerWidth - document.documentElement.offsetWidth };
});

test('the page does not shift behind a dialog and a drawer of the back office', { tag: '@nightly' }, async ({ shop, page }) => {
  await shop.signInAsAdministrator();
  await shop.open('/dashboard/orders');
  await expect(page.getByText('1–7 of 7')).toBeVisible();
  const before = await place(shop);
  expect(before.scrollbar).toBeGreaterThan(0);
  await page.getByRole('link', { name: '3d1e84b7' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await place(shop)).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Demo data' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await place(shop)).toEqual(before);
});

test('the storefront does not shift behind the details of a dish', async ({ shop, page }) => {
  await shop.signInAsCustomer();
  const before = await place(shop);
  expect(before.scrollbar).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Margherita Pizza', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await place(shop)).toEqual(before);
});
