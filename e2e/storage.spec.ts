/** What two tabs share. */
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
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL(/\/user\/auth/);
  await expect(other.getByRole('link', { name: 'Sign in' })).toBeVisible();
});
