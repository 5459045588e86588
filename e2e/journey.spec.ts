/** The main journey: a customer chooses, orders, and finds the order again. */
import { expect, test } from './shop';

const DISHES = { margherita: 'Margherita Pizza', cooler: 'Citrus Cooler' };

test('a new visitor registers, filters, opens a food, orders by card and finds the order', async ({ shop, page }) => {
  await shop.open('/');
  await expect(page).toHaveURL(/\/user$/);

  // The app redirects a visitor to the sign-in and returns to the same place.
  await page.getByRole('button', { name: DISHES.margherita, exact: true }).click();
  await shop.expectMessage('Please login to place an order');
  await expect(page).toHaveURL(/\/user\/auth/);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Name').fill('Nora Lind');
  await page.getByLabel('Email').fill('Nora.Lind@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a good password');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/\/user(\?|$)/);

  const details = page.getByRole('dialog', { name: DISHES.margherita });
  await expect(details).toBeVisible();
  await details.getByRole('button', { name: 'Close' }).first().click();
  await expect(details).toBeHidden();

  await page.getByRole('radio', { name: 'Veg', exact: true }).check({ force: true });
  await expect(page.getByRole('heading', { name: 'Smoky Pepperoni Pizza' })).toBeHidden();
  await expect(page.getByText('Non-Veg', { exact: true })).toHaveCount(1);

  await page.getByRole('button', { name: DISHES.margherita, exact: true }).click();
  await expect(details).toContainText('$12.99');
  await details.getByRole('button', { name: `Add to cart: ${DISHES.margherita}` }).click();
  await shop.expectMessage('Margherita Pizza added to your cart');
  await details.getByRole('button', { name: 'Close' }).first().click();
  await shop.addToCart(DISHES.cooler);
  await page.getByRole('radio', { name: 'All' }).check({ force: true });

  await shop.goTo('Cart');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: `One ${DISHES.cooler} more` }).click();
  await page.getByRole('button', { name: `One ${DISHES.cooler} more` }).click();
  await page.getByRole('button', { name: `One ${DISHES.cooler} less` }).click();
  // 12.99 + 2 × 4.99 = 22.97; 8 % of it is 1.8376; 22.97 + 1.84 + 2.99 = 27.80.
  const summary = page.getByRole('region', { name: 'Order summary' });
  for (const amount of ['$22.97', '$1.84', '$2.99', '$27.80']) await expect(summary).toContainText(amount);

  await page.getByLabel('Delivery address').fill('1 Harbour Row');
  await page.getByLabel('Contact phone').fill('555 0199');
  await page.getByLabel(/Special instructions/).fill('Ring twice');
  await page.getByRole('radio', { name: /^Card/ }).check({ force: true });
  await page.getByRole('button', { name: 'Complete Order' }).click();

  await shop.expectMessage('Order placed successfully!');
  await expect(page).toHaveURL(/\/user\/thank-you\?order=/);
  await expect(page.getByRole('main')).toContainText('$27.80');
  await expect(page.getByRole('main')).toContainText('30-45 minutes');
  await page.reload();
  await expect(page.getByRole('main')).toContainText('$27.80');

  await page.getByRole('link', { name: 'View My Orders' }).click();
  const newest = page.getByRole('main').getByRole('region').first();
  await expect(newest).toContainText('$27.80');
  await expect(newest).toContainText('Pending');
  await expect(newest).toContainText('Nora Lind');
  await expect(newest).toContainText('1 Harbour Row');
  await expect(newest).toContainText('555 0199');
  await newest.getByText('Details').click();
  await expect(newest).toContainText('Ring twice');
  await expect(newest).toContainText('Card');

  await shop.goTo('Cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();

  const menu = await shop.call('GET', '/menu');
  const stock = Object.fromEntries((menu.body as { foods: { name: string; stock: number }[] }).foods.map(({ name, stock }) => [name, stock]));
  expect(stock[DISHES.margherita]).toBe(24);
  expect(stock[DISHES.cooler]).toBe(22);

  await shop.goTo('Profile');
  await expect(page.getByRole('main')).toContainText('Customer');
  await expect(page.getByText('Orders placed').locator('..')).toContainText('1');
});
