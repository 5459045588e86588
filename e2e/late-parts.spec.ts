/** Parts of the shop whose code comes when it is needed, and does not come at once. */
import { expect, test } from './shop';

test.use({ serviceWorkers: 'block' });

test('a dish whose code does not arrive leaves the menu standing, and each press tries again', async ({ shop, page }) => {
  await shop.signInAsCustomer();
  // The other screens are fetched ahead; what is asked for from now on is the dish's own.
  await page.waitForLoadState('networkidle');
  const lost = new Set<string>();
  await page.route('**/assets/*', (route) => {
    const url = route.request().url();
    if (lost.has(url)) return route.continue();
    lost.add(url);
    return route.abort('connectionreset');
  });
  const salad = page.getByRole('button', { name: 'Garden Salad', exact: true });
  await salad.click();
  await shop.hears('This part could not be loaded. Please check your connection and try again.');
  await expect(page).toHaveURL(/\/user$/);
  await expect(salad).toBeVisible();

  // Each of its files is lost once.
  const dish = page.getByRole('dialog', { name: 'Garden Salad' });
  await expect(async () => {
    await salad.click({ timeout: 2000 });
    await expect(dish).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 20_000 });
  expect(lost.size).toBeGreaterThan(0);
  await page.goBack();
  await expect(dish).toBeHidden();
  await expect(page).toHaveURL(/\/user$/);
});
