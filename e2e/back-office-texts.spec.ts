/** The texts of every screen of the back office are exactly those of docs/behaviour.md. */
import { expect, test } from './backOffice';
import { WITHOUT_WORKER } from './shop';

test.use(WITHOUT_WORKER);

const COLUMNS = {
  Users: ['User', 'Email', 'Phone', 'Address', 'Role'],
  Orders: ['Order ID', 'Customer', 'Contact', 'Address', 'Items', 'Total', 'Status', 'Actions'],
  Categories: ['Category Name', 'Product Count', 'Actions'],
  Stock: ['Product', 'Category', 'Price', 'Current Stock', 'Alert Threshold', 'Status', 'Actions'],
  History: ['Action', 'Details', 'Date', 'Time', 'User'],
} as const;

test('each list has its heading and its columns in the specified order', { tag: '@nightly' }, async ({ office }) => {
  for (const section of Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]) {
    await office.goTo(section);
    // The column of checkboxes has an empty header.
    await expect.poll(async () => (await office.heads()).filter((head) => head !== '')).toEqual(COLUMNS[section]);
  }
});

const EMPTY = [
  ['/dashboard/users?search=zzz', 'No users found matching your search.'],
  ['/dashboard/stock?search=zzz', 'No items found matching your search.'],
  ['/dashboard/search?search=zzz', 'No Results Found'],
] as const;

test('each empty list shows its message', { tag: '@nightly' }, async ({ office, shop }) => {
  for (const [address, sentence] of EMPTY) {
    await shop.open(address);
    await expect(office.main.getByText(sentence, { exact: true })).toBeVisible();
  }
});

test('the sample data is formatted as specified', { tag: '@nightly' }, async ({ office, shop }) => {
  await office.goTo('History');
  const newest = office.main.getByRole('table').locator('tbody tr.ant-table-row').first();
  await expect(newest.getByRole('rowheader')).toHaveText('Order Placed');
  await expect(newest.getByRole('cell')).toHaveText(['Order 3d1e84b7 over $41.83', 'Jun 10, 2023', '02:30 PM', 'Maya Patel']);
  await office.goTo('Stock');
  await expect(office.main.getByPlaceholder('Search items...', { exact: true })).toBeVisible();
  await expect(office.row('Margherita Pizza').getByRole('button')).toHaveText('Restock +10');
  await expect(office.row('Strawberry Shortcake')).toContainText('Low Stock');
  await office.goTo('Orders');
  await expect(office.tab('All Orders')).toBeVisible();
  await expect(office.row('3d1e84b7').getByRole('button')).toHaveText('Complete');
  await expect(office.row('41f6a90d').getByRole('button')).toHaveText('Re-open');
  await expect(office.row('e2750b19')).toContainText('Out for delivery');
  await office.goTo('Food Search');
  await expect(office.main.getByRole('radiogroup', { name: 'Categories' }).locator('label')).toHaveText([
    'All Categories', 'Pizza', 'Pasta', 'Salad', 'Beverages', 'Desserts',
  ]);
  await office.goTo('Categories');
  await expect(office.main.getByRole('heading', { name: 'Add New Category' })).toBeVisible();
  await office.goTo('Banners');
  for (const heading of ['Add New Banner', 'Current Banners']) await expect(office.main.getByRole('heading', { name: heading })).toBeVisible();
  await shop.open('/dashboard/users');
  await expect(office.row('Alex Morgan')).toContainText('Administrator');
});

test('a picture that does not load is replaced by a placeholder in the form for a dish', { tag: '@nightly' }, async ({ office }) => {
  await office.goTo('Add Food');
  const preview = office.main.getByRole('figure').getByRole('img').first();
  await office.main.getByLabel('Image').fill('pictures/soup.webp');
  await expect(preview).toHaveAttribute('src', /soup\.webp$/);
  await office.main.getByLabel('Image').fill('pictures/no-such-picture.webp');
  await expect(preview).toHaveAttribute('src', /placeholder/);
});
