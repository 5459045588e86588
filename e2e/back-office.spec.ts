/** A dish from the back office, by mouse, with its effect in the storefront. */
import { anotherUser, expect, test } from './backOffice';
import { WITHOUT_CACHE } from './shop';

test.use(WITHOUT_CACHE);

const ADMINISTRATOR = 'Alex Morgan';
const CUSTOMER = 'Maya Patel';

test('the mouse wheel changes no number field, and a comma is a decimal separator', { tag: '@nightly' }, async ({ office, page }) => {
  await office.goTo('Add Food');
  const form = office.main.getByRole('form', { name: 'Add New Food' });
  for (const [label, typed, stepped] of [['Price', '4,99', '5.00'], ['Stock', '24', '25']] as const) {
    const field = form.getByLabel(label);
    await field.fill(typed);
    await field.hover();
    for (const by of [120, 120, -120]) await page.mouse.wheel(0, by);
    await expect(field).toHaveValue(typed);
    if (label === 'Price') await expect(form.getByRole('figure')).toContainText('$4.99');
    await field.press('ArrowUp');
    await expect(field).toHaveValue(stepped);
  }
});

test('a dish is added with a new category, and a customer orders it', async ({ office, shop, context }) => {
  await office.goTo('Add Food');
  const form = office.main.getByRole('form', { name: 'Add New Food' });
  await expect(form.getByLabel('Stock')).toHaveValue('0');
  await expect(form.getByLabel('Price')).toHaveAttribute('aria-valuemin', '0.01');
  await expect(form.getByLabel('Price')).toHaveAttribute('step', '0.01');
  await form.getByLabel('Name').fill('Tomato Soup');
  await office.choose('Category', 'Add New Category');
  await form.getByLabel('New category').fill('Soups');
  await form.getByLabel('Image').fill('pictures/soup.webp');
  await form.getByLabel('Description').fill('Ripe tomatoes, basil and a spoon of cream, hot from the pot at noon.');
  await form.getByRole('radio', { name: 'Veg', exact: true }).check({ force: true });
  await form.getByLabel('Price').fill('5.50');
  await form.getByLabel('Stock').fill('4');
  await form.getByRole('button', { name: 'Add Food' }).click();
  await shop.expectMessage('Food item added successfully!');

  const customer = await anotherUser(context);
  await customer.signInAsCustomer();
  await expect(customer.page.getByRole('heading', { name: 'Soups' })).toBeVisible();
  await expect(customer.page.getByRole('article').filter({ hasText: 'Tomato Soup' })).toContainText('Only 4 left');
  await customer.addToCart('Tomato Soup');
  await customer.goTo('Cart');
  await customer.page.getByRole('button', { name: 'Complete Order' }).click();
  // The total is already in the cart; the stock is read once.
  await expect(customer.page).toHaveURL(/thank-you/);
  // 5.50 + 0.44 + 2.99 = 8.93.
  await expect(customer.page.getByRole('main')).toContainText('$8.93');

  await office.goTo('Stock');
  await expect(office.main.getByLabel('Current stock of Tomato Soup')).toHaveValue('3');
  await office.goTo('Categories');
  await expect(office.row('Soups')).toContainText('1');
  await office.expectHistory(['Order Placed', '$8.93', CUSTOMER], ['Food Added', 'Tomato Soup', ADMINISTRATOR]);
});
