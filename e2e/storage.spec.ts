/** What survives a reload, and what happens when the browser's storage fails. */
import { WITHOUT_CACHE, expect, test } from './shop';

test.use(WITHOUT_CACHE);

test('two tabs show the same cart, and signing out in one signs out the other', async ({ shop, page, context }) => {
  await shop.signInAsCustomer();
  const other = await context.newPage();
  await other.goto('user/cart');
  await shop.addToCart('Citrus Cooler');
  await expect(other.getByRole('main')).toContainText('Citrus Cooler');
  await other.getByRole('button', { name: 'Remove Citrus Cooler' }).click();
  await expect(other.getByText('Item removed from cart').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Cart/ })).not.toContainText('item');

  // The other tab was opened when the customer was signed in already.
  await shop.goTo('Profile');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/user\/auth/);
  await expect(other.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('a reload in the middle of every step loses nothing', { tag: '@nightly' }, async ({ shop, page }) => {
  await shop.signInAsCustomer();
  await page.reload();
  await page.getByRole('radio', { name: 'Non-Veg' }).check({ force: true });
  // A filter chosen before the app has started is in the URL once the app has handled the click.
  await expect(page).toHaveURL(/diet=non-veg/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Non-Veg' })).toBeChecked();
  await shop.addToCart('Spaghetti Bolognese');
  await page.reload();
  await page.getByRole('button', { name: 'Spaghetti Bolognese', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Spaghetti Bolognese' })).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: 'Go to Cart' }).click();
  await page.getByRole('button', { name: 'One Spaghetti Bolognese more' }).click();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('$26.98');
  await page.getByLabel('Delivery address').fill('Reload Road 4');
  await page.getByRole('radio', { name: /^Card/ }).check({ force: true });
  await page.reload();
  await expect(page.getByLabel('Delivery address')).toHaveValue('Reload Road 4');
  await expect(page.getByRole('radio', { name: /^Card/ })).toBeChecked();
  await shop.placeOrder();
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Spaghetti Bolognese');
  await page.getByRole('link', { name: 'View My Orders' }).click();
  await page.reload();
  await expect(page.getByRole('main').getByRole('region').first()).toContainText('Reload Road 4');
});
