/** The main journey: a customer chooses, orders, and finds the order again. */
import { WITHOUT_KEEPING, expect, test } from './shop';

const DISHES = { margherita: 'Margherita Pizza', cooler: 'Citrus Cooler' };

test('a new visitor registers, filters, opens a food, orders by card and finds the order', async ({ shop, page }) => {
  await shop.open('/');
  await expect(page).toHaveURL(/\/user$/);

  // The app redirects a visitor to the sign-in and returns to the same place.
  await page.getByRole('button', { name: DISHES.margherita, exact: true }).click();
  await shop.hears('Please login to place an order');
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
  await shop.hears('Margherita Pizza added to your cart');
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

  await shop.hears('Order placed successfully!');
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

test('the quick login orders for cash, and a low stock is shown', { tag: '@nightly' }, async ({ shop, page }) => {
  await shop.signInAsCustomer();
  await shop.addToCart('Strawberry Shortcake');
  await shop.addToCart('Strawberry Shortcake');
  await shop.goTo('Cart');
  // 13.98; 8 % of it is 1.1184; 13.98 + 1.12 + 2.99 = 18.09.
  const summary = page.getByRole('region', { name: 'Order summary' });
  for (const amount of ['$13.98', '$1.12', '$2.99', '$18.09']) await expect(summary).toContainText(amount);
  await expect(page.getByRole('radio', { name: /^Cash/ })).toBeChecked();
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your order!' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('$18.09');
  await page.getByRole('link', { name: 'Order More' }).click();
  await expect(page.getByText('Only 3 left')).toBeVisible();
});

test.describe('on the way', { tag: '@nightly' }, () => {
  test.use(WITHOUT_KEEPING);

  test('the favourite heart shows a message and is forgotten on reload', async ({ shop, page }) => {
    await shop.signInAsCustomer();
    const heart = page.getByRole('button', { name: /favou?rite/i }).first();
    await heart.click();
    await shop.hears('Added to favorites');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await heart.click();
    await shop.hears('Removed from favorites');
    await heart.click();
    await page.reload();
    await expect(page.getByRole('button', { name: /favou?rite/i }).first()).toHaveAttribute('aria-pressed', 'false');
  });

  test('search works by button and by Enter, and says when nothing matches', async ({ shop, page }) => {
    await shop.signInAsCustomer();
    await shop.goTo('Menu');
    const box = page.getByRole('searchbox');
    await box.fill('pesto');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { name: 'Garden Pesto Noodles' })).toBeVisible();
    await shop.addToCart('Garden Pesto Noodles');
    await box.fill('sushi');
    await box.press('Enter');
    await expect(page.getByText('No Results Found')).toBeVisible();
    await page.goBack();
    await expect(box).toHaveValue('pesto');
    await expect(page.getByRole('heading', { name: 'Garden Pesto Noodles' })).toBeVisible();
  });

  test('repeating a search adds no history entry', async ({ page, shop }) => {
    await shop.open('/user/search');
    await page.getByRole('searchbox').fill('pizza');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 3, name: 'Margherita Pizza' })).toBeVisible();
    // By now the second search would have changed the URL.
    await page.waitForTimeout(200);
    await page.goBack();
    await expect(page).toHaveURL(/\/user\/search$/);
  });

  test('a double click that closes a dish goes back only once', async ({ shop, page }) => {
    await shop.signInAsCustomer();
    await shop.open('/about');
    await shop.goTo('Home');
    await page.getByRole('button', { name: 'Margherita Pizza', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).dblclick();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.waitForTimeout(300);
    await expect(page).toHaveURL(/\/user$/);
  });

  test('a closed dish and a changed filter add no history entries', async ({ page, shop }) => {
    await shop.signInAsCustomer();
    await shop.goTo('Menu');
    await shop.goTo('Home');
    for (const diet of ['Veg', 'Non-Veg']) await page.getByRole('radio', { name: diet, exact: true }).check();
    await expect(page).toHaveURL(/\/user\?diet=non-veg$/);
    await page.getByRole('button', { name: 'Smoky Pepperoni Pizza', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/user\?diet=non-veg$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/user\/search$/);
  });

  test('behind a dialog the page is dark up to its edge, including the scrollbar gutter', async ({ shop, page }) => {
    // The gutter has the colour of the root element; headless Chromium shows no scrollbars here.
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await shop.signInAsCustomer();
    const before = await ground();
    await page.getByRole('button', { name: DISHES.margherita, exact: true }).click();
    await expect(page.getByRole('dialog', { name: DISHES.margherita })).toBeVisible();
    await expect.poll(ground).not.toBe(before);
    await page.keyboard.press('Escape');
    await expect.poll(ground).toBe(before);
  });
});
