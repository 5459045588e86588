/** Dishes, categories and banners from the back office, by mouse, with their effects in the storefront. */
import { anotherUser, expect, test } from './backOffice';
import { WITHOUT_CACHE } from './shop';

test.use(WITHOUT_CACHE);

const ADMINISTRATOR = 'Alex Morgan';
const CUSTOMER = 'Maya Patel';

test('a category cannot be deleted while a dish uses it, and then it can', { tag: '@nightly' }, async ({ office, shop, page }) => {
  await office.goTo('Categories');
  const beverages = office.row('Beverages');
  const reason = 'Cannot delete category "Beverages" as it has 1 products assigned to it';
  const button = beverages.getByRole('button', { name: 'Delete Beverages' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(reason);
  const byHand = await shop.call('DELETE', '/categories/Beverages', { token: await shop.token() });
  expect(byHand).toMatchObject({ status: 409, body: { message: reason } });

  await office.goTo('Food Search');
  await office.main.getByRole('button', { name: 'Take Citrus Cooler off the menu' }).click();
  await office.confirm('Take Citrus Cooler off the menu?', 'Take off the menu');
  await shop.expectMessage('Citrus Cooler taken off the menu');

  await office.goTo('Categories');
  await expect(beverages).toContainText('0');
  await button.click();
  await office.confirm('Are you sure you want to delete the category "Beverages"?', 'Delete');
  await shop.expectMessage('Category "Beverages" deleted successfully');
  await expect(beverages).toHaveCount(0);
  await office.expectHistory(['Category Deleted', 'Beverages', ADMINISTRATOR], ['Food Removed', 'Citrus Cooler', ADMINISTRATOR]);

  // The menu no longer has the dish and the category, but past orders still do.
  await shop.open('/dashboard/orders/3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613');
  await expect(page.getByRole('dialog')).toContainText('Citrus Cooler');
  await shop.open('/user');
  await expect(page.getByRole('heading', { name: 'Margherita Pizza' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /Beverages|Citrus Cooler/ })).toHaveCount(0);
});

test('a banner is added, appears in the customers’ carousel, and is deleted', { tag: '@nightly' }, async ({ office, shop, context }) => {
  const customer = await anotherUser(context);
  const carousel = customer.page.getByRole('region', { name: 'Promotions' });
  await office.goTo('Banners');
  const form = office.main.getByRole('form', { name: 'Add New Banner' });
  await form.getByLabel('Title', { exact: true }).fill('Pie day');
  await form.getByRole('button', { name: 'Add Banner' }).click();
  await shop.expectMessage('Please provide at least an image URL and a title');
  await form.getByLabel('Image URL').fill('pictures/nowhere.webp');
  await expect(form.getByRole('img', { name: 'Invalid image URL' })).toBeVisible();
  await form.getByLabel('Image URL').fill('pictures/pie.webp');
  await expect(form.getByRole('img', { name: 'Invalid image URL' })).toHaveCount(0);
  await form.getByLabel('Subtitle').fill('Every pie at half past three.');
  await form.getByLabel('Link').fill('/about');
  await expect(form.getByRole('figure')).toContainText('Every pie at half past three.');
  await form.getByRole('button', { name: 'Add Banner' }).click();
  await shop.expectMessage('Banner added successfully');
  for (const field of ['Image URL', 'Title', 'Subtitle (optional)', 'Link (optional)']) {
    await expect(form.getByLabel(field, { exact: true })).toHaveValue('');
  }

  await customer.open('/user');
  await carousel.getByRole('button', { name: 'Show Pie day' }).click();
  await expect(carousel.getByText('Every pie at half past three.')).toBeInViewport();
  await carousel.getByRole('link', { name: /Pie day/ }).click();
  await expect(customer.page).toHaveURL(/\/about$/);

  const current = office.main.getByRole('region', { name: 'Current Banners' });
  await expect(current.getByRole('heading', { level: 3 })).toHaveText(['Special Offer', 'New Menu Items', 'Free Delivery', 'Pie day']);
  await current.getByRole('button', { name: 'Delete banner Pie day' }).click();
  await office.confirm('Are you sure you want to delete this banner?', 'Delete');
  await shop.expectMessage('Banner deleted successfully');
  await expect(current.getByRole('heading', { level: 3 })).toHaveCount(3);

  await customer.open('/user');
  await expect(carousel.getByRole('button', { name: 'Show Free Delivery' })).toBeVisible();
  await expect(carousel.getByText('Pie day')).toHaveCount(0);
  await office.expectHistory(['Banner Deleted', 'Pie day', ADMINISTRATOR], ['Banner Added', 'Pie day', ADMINISTRATOR]);
});

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
  await form.getByRole('button', { name: 'Add Food' }).click();
  await shop.expectMessage('Please fill all required fields');

  await office.choose('Category', 'Add New Category');
  await form.getByLabel('New category').fill('Soups');
  await form.getByLabel('Image').fill('pictures/soup.webp');
  await form.getByLabel('Description').fill('Ripe tomatoes, basil and a spoon of cream, hot from the pot at noon.');
  await form.getByRole('radio', { name: 'Veg', exact: true }).check({ force: true });
  await form.getByLabel('Price').fill('0');
  await form.getByRole('button', { name: 'Add Food' }).click();
  await shop.expectMessage('Please enter a valid price');
  await form.getByLabel('Price').fill('5.50');
  await form.getByLabel('Stock').fill('-1');
  await form.getByRole('button', { name: 'Add Food' }).click();
  await shop.expectMessage('Please enter a valid stock value');
  await expect(form.getByLabel('Name')).toHaveValue('Tomato Soup');
  await form.getByLabel('Stock').fill('4');
  await form.getByRole('button', { name: 'Add Food' }).click();
  await shop.expectMessage('Food item added successfully!');
  await expect(form.getByLabel('Name')).toHaveValue('');
  await expect(form.getByLabel('Stock')).toHaveValue('0');

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
