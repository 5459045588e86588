/** A day in the back office, by mouse: each section is used, and its effects are checked in the storefront. */
import { anotherOffice, anotherUser, expect, test } from './backOffice';
import { WITHOUT_CACHE } from './shop';

test.use(WITHOUT_CACHE);

const ADMINISTRATOR = 'Alex Morgan';
const CUSTOMER = 'Maya Patel';

test('an order placed in one tab is seen, completed and re-opened in another', { tag: '@nightly' }, async ({ shop, page, context }) => {
  await shop.signInAsCustomer();
  const office = await anotherOffice(context);
  await office.goTo('Orders');
  await expect(office.tab('Pending')).toHaveText('Pending 2');

  await shop.addToCart('Garden Salad');
  await shop.goTo('Cart');
  const id = await shop.placeOrder();

  const order = office.row(id);
  await office.main.getByRole('button', { name: 'Show 1 new order' }).click();
  await expect(order).toBeVisible();
  for (const part of [CUSTOMER, '555 010 0142', '27 Orchard Street', '1 × Garden Salad', '$12.70', 'Pending']) await expect(order).toContainText(part);
  await expect(office.tab('Pending')).toHaveText('Pending 3');
  await order.getByRole('button', { name: `Complete order ${id}` }).click();
  await office.shop.expectMessage('Order marked as completed');
  await expect(order).toContainText('Completed');
  await expect(office.tab('Pending')).toHaveText('Pending 2');
  await expect(office.tab('Completed')).toHaveText('Completed 5');

  await page.getByRole('link', { name: 'View My Orders' }).click();
  const mine = page.getByRole('region', { name: `Order ${id}` });
  await expect(mine).toContainText('Completed');

  await order.getByRole('link', { name: id }).click();
  const drawer = office.page.getByRole('dialog', { name: `Order ${id}` });
  await drawer.getByRole('button', { name: 'Re-open' }).click();
  await office.shop.expectMessage('Order marked as pending');
  await expect(drawer.getByRole('listitem')).toHaveText([/^Placed by Maya Patel/, /^Completed by Alex Morgan/, /^Pending by Alex Morgan/]);
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(order.getByRole('button', { name: `Complete order ${id}` })).toBeVisible();

  await page.reload();
  await expect(mine).toContainText('Pending');
  await office.expectHistory(
    ['Order Status Changed', `Order ${id} marked as pending`, ADMINISTRATOR],
    ['Order Status Changed', `Order ${id} marked as completed`, ADMINISTRATOR],
    ['Order Placed', `Order ${id}`, CUSTOMER],
  );
});

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

test('a dish is found, edited, and customers find the change', { tag: '@nightly' }, async ({ office, shop, page }) => {
  await office.goTo('Food Search');
  await office.tab('Salad').click();
  await expect(office.main.getByRole('article')).toHaveCount(2);
  await office.main.getByRole('searchbox', { name: 'Search food' }).fill('garden');
  const card = office.main.getByRole('article', { name: 'Garden Salad' });
  await expect(office.main.getByRole('article')).toHaveCount(1);
  for (const part of ['Veg', '$8.99', '20 in stock', 'Salad']) await expect(card).toContainText(part);

  await card.getByRole('link', { name: 'Edit Garden Salad' }).click();
  await expect(page).toHaveURL(/\/dashboard\/search\/garden-salad\?category=Salad&search=garden$/);
  const drawer = page.getByRole('dialog', { name: 'Edit food item' });
  await drawer.getByLabel('Price').fill('9.49');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await shop.expectMessage('Food item updated successfully!');
  await expect(drawer).toBeHidden();
  await expect(card).toContainText('$9.49');
  await office.expectHistory(['Food Updated', 'Garden Salad', ADMINISTRATOR]);
  await expect(office.row('Food Updated').getByRole('listitem')).toHaveText('Price: from $8.99 → to $9.49');
  await shop.open('/user');
  await expect(page.getByRole('article').filter({ hasText: 'Garden Salad' })).toContainText('$9.49');
});

test('stock and thresholds are edited in their cells, and low stock is shown and counted', { tag: '@nightly' }, async ({ office, shop }) => {
  await office.goTo('Stock');
  const badge = office.menu.getByRole('link', { name: /^Stock/ });
  await expect(badge).toHaveAccessibleName('Stock 2 low in stock');
  const salad = office.row('Garden Salad');
  const stock = salad.getByLabel('Current stock of Garden Salad');
  const threshold = salad.getByLabel('Alert threshold of Garden Salad');
  await expect(threshold).toHaveValue('10');
  await expect(salad).toContainText('In Stock');

  await stock.fill('-3');
  await stock.press('Enter');
  await expect(stock).toHaveValue('20');
  await stock.fill('10');
  await stock.press('Enter');
  await shop.expectMessage('Stock updated for Garden Salad');
  await expect(salad).toContainText('Low Stock');
  await expect(badge).toHaveAccessibleName('Stock 3 low in stock');
  await salad.getByRole('button', { name: 'Restock +10 Garden Salad' }).click();
  await expect(stock).toHaveValue('20');
  await expect(salad).toContainText('In Stock');
  await threshold.fill('-1');
  await threshold.blur();
  await expect(threshold).toHaveValue('10');
  await threshold.fill('25');
  await threshold.blur();
  await shop.expectMessage('Alert threshold updated for Garden Salad');
  await expect(salad).toContainText('Low Stock');

  await office.tab('Low Stock').click();
  await expect(office.main.getByRole('table').locator('tbody tr.ant-table-row')).toHaveCount(3);
  await office.expectHistory(
    ['Threshold Updated', 'Alert threshold updated for Garden Salad', ADMINISTRATOR],
    ['Stock Updated', 'Stock updated for Garden Salad', ADMINISTRATOR],
    ['Stock Updated', 'Stock updated for Garden Salad', ADMINISTRATOR],
  );
  await expect(office.row('Threshold Updated').getByRole('listitem')).toHaveText('Threshold: from 10 → to 25');
});

test('users are found and distinguished, and the history is filtered by action and person', { tag: '@nightly' }, async ({ office, page }) => {
  await office.goTo('Users');
  await office.main.getByLabel('Search users').fill('harbour');
  await expect(office.row(/@/)).toHaveCount(1);
  await expect(office.row('Daniel Okafor')).toContainText('Customer');
  await office.main.getByLabel('Search users').fill('nobody');
  await expect(office.main.getByText('No users found matching your search.')).toBeVisible();

  await office.goTo('History');
  await office.choose('Person', CUSTOMER);
  await expect(page).toHaveURL(/user=Maya(\+|%20)Patel/);
  await expect.poll(() => office.column('Action')).toEqual(['Order Placed']);
  await office.choose('Person', 'Everybody');
  await office.choose('Action', 'Stock Updated');
  await expect.poll(() => office.column('User')).toEqual([ADMINISTRATOR]);
});
