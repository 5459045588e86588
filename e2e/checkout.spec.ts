/** Checkout with missing input and failures: each message in its order, and nothing typed is lost. */
import { WITHOUT_KEEPING, expect, test } from './shop';

test.use(WITHOUT_KEEPING);

test('each missing part shows its message, in the specified order', { tag: '@nightly' }, async ({ shop, page }) => {
  await shop.fillCart();
  await page.getByLabel('Delivery address').fill('');
  await page.getByLabel('Contact phone').fill('');
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await shop.hears('Please provide a delivery address');
  await expect(page.getByLabel('Delivery address')).toBeFocused();
  await page.getByLabel('Delivery address').fill('  ');
  await page.getByRole('button', { name: 'Complete Order' }).click();
  // The previous error is still shown; only the next one moves the focus from the button.
  await expect(page.getByLabel('Delivery address')).toBeFocused();
  await page.getByLabel('Delivery address').fill('7 Mill Lane');
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await shop.hears('Please provide a contact phone number');
  await expect(page.getByLabel('Delivery address')).toHaveValue('7 Mill Lane');
});

test('a lost session asks to sign in and returns to the filled checkout', { tag: '@nightly' }, async ({ shop, page }) => {
  await shop.fillCart();
  await page.getByLabel('Delivery address').fill('7 Mill Lane');
  await shop.use('session-expired');
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await shop.hears('Please login to checkout');
  await expect(page).toHaveURL(/\/user\/auth/);
  await shop.clearScenarios();
  await page.getByRole('button', { name: 'Regular User' }).click();
  await expect(page).toHaveURL(/\/user\/cart/);
  await expect(page.getByLabel('Delivery address')).toHaveValue('7 Mill Lane');
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expect(page).toHaveURL(/thank-you/);
});

test('a failing backend shows an error and keeps cart and form', { tag: '@nightly' }, async ({ shop, page }) => {
  await shop.fillCart();
  await page.getByLabel(/Special instructions/).fill('No onions');
  await shop.use('checkout-fails');
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await shop.hears('There was an error placing your order');
  await expect(page.getByLabel(/Special instructions/)).toHaveValue('No onions');
  await page.reload();
  await expect(page.getByLabel(/Special instructions/)).toHaveValue('No onions');
  await shop.clearScenarios();
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expect(page).toHaveURL(/thank-you/);
});

test('two quick clicks are one order', { tag: '@nightly' }, async ({ shop, page }) => {
  await shop.fillCart();
  await page.getByRole('button', { name: 'Complete Order' }).dblclick();
  await expect(page).toHaveURL(/thank-you/);
  const orders = await shop.call('GET', '/profile/orders', { token: await shop.token() });
  expect((orders.body as { total: number }).total).toBe(5);
});

test('a changed price is shown line by line, and accepted by the customer', { tag: '@nightly' }, async ({ shop, page }) => {
  await shop.fillCart();
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('$8.99');

  // An administrator raises the price while the cart is open.
  const token = await shop.administratorToken();
  const menu = await shop.call('GET', '/menu');
  const salad = (menu.body as { foods: { id: string; name: string }[] }).foods.find(({ name }) => name === 'Garden Salad');
  const change = await shop.call('PATCH', `/foods/${salad?.id ?? ''}`, { token, body: { ...salad, price: 9.49 } });
  expect(change.status).toBe(200);

  await page.getByRole('button', { name: 'Complete Order' }).click();
  await shop.hears('Some items in your cart have changed');
  await expect(page.getByRole('main')).toContainText('$8.99');
  await expect(page.getByRole('main')).toContainText('$9.49');
  await page.getByRole('button', { name: /^Accept/ }).first().click();
  await page.getByRole('button', { name: 'Complete Order' }).click();
  // The cart showed this total once the price was accepted.
  await expect(page.getByRole('heading', { name: 'Thank you for your order!' })).toBeVisible();
  // 9.49 + 0.76 + 2.99 = 13.24.
  await expect(page.getByRole('main')).toContainText('$13.24');
});
