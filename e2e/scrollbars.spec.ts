/** Beside scrollbars that take room from the page, as on most desktops. Headless Chromium hides them in the other tests. */
import { DESK, type Shop, expect, test } from './shop';

// Lower than the pages, so that they scroll.
test.use({ serviceWorkers: 'block', viewport: { ...DESK, height: 500 } });

/** Where the content of the page is and how wide. */
const place = ({ page }: Shop) => page.getByRole('main').evaluate((main) => {
  const { left, width } = main.getBoundingClientRect();
  return { left, width, scrollbar: innerWidth - document.documentElement.offsetWidth };
});

test('the page stays where it is behind a window and a drawer of the back office', async ({ shop, page }) => {
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

test('the storefront stays where it is behind the details of a dish', async ({ shop, page }) => {
  await shop.signInAsCustomer();
  const before = await place(shop);
  expect(before.scrollbar).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Margherita Pizza', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await place(shop)).toEqual(before);
});
