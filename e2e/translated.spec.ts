/**
 * A page translated by the browser: translated copies replace its text nodes, so that React removes and updates nodes that
 * are gone.
 */
import { readFile } from 'node:fs/promises';
import { DEMO_ACCOUNTS } from '../src/domain/user/demoAccounts';
import { translatePage } from '../mocks/scenarios/translatePage';
import { BackOffice } from './backOffice';
import { type Shop, WITHOUT_KEEPING, WITHOUT_WORKER, expect, test } from './shop';

const STOPPED = 'This screen stopped working.';

/** Opens the back office as administrator, with every screen translated. */
async function enterTranslated(shop: Shop): Promise<BackOffice> {
  await shop.startWith('page-translated');
  const office = new BackOffice(shop);
  await office.enter();
  return office;
}

test.describe('every screen of a translated page works and shows changes', () => {
  test.use(WITHOUT_KEEPING);

  test.afterEach(async ({ page }) => {
    await expect(page.getByText(STOPPED)).toHaveCount(0);
    expect(await page.locator('font').count(), 'texts that are translated').toBeGreaterThan(0);
  });

  test('a customer signs in, orders, orders again, saves the profile and signs out', async ({ shop, page }) => {
    await shop.startWith('page-translated');
    await shop.open('/user/auth');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page.getByText('Already have an account?')).toBeVisible();
    await page.getByRole('link', { name: 'Sign in instead' }).click();
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await shop.hears('Please fill all fields');
    await page.getByLabel('Email').fill(DEMO_ACCOUNTS.customer.email);
    await page.getByLabel('Password', { exact: true }).fill('anything');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(/\/user$/);

    await page.getByRole('button', { name: 'Favorite Garden Salad' }).click();
    await shop.hears('Added to favorites');
    await page.getByRole('button', { name: 'Next promotion' }).click();
    await page.getByRole('radio', { name: 'Veg', exact: true }).check({ force: true });
    await expect(page.getByRole('heading', { name: 'Smoky Pepperoni Pizza' })).toBeHidden();
    await page.getByRole('radio', { name: 'All' }).check({ force: true });
    await page.getByRole('button', { name: 'Margherita Pizza', exact: true }).click();
    const details = page.getByRole('dialog', { name: 'Margherita Pizza' });
    await details.getByRole('button', { name: /^Add to cart/ }).click();
    await details.getByRole('button', { name: 'Close' }).first().click();
    await shop.addToCart('Citrus Cooler');
    await shop.addToCart('Garden Salad');
    const cartTab = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Cart/ });
    await expect(cartTab).toHaveText(/^3?Cart, 3 items$/);
    const beside = page.getByRole('region', { name: 'Your cart' });
    await beside.getByRole('button', { name: 'One Garden Salad more' }).click();
    await expect(beside.getByRole('group', { name: 'Quantity of Garden Salad' })).toHaveText('2');
    await expect(cartTab).toHaveText(/^4?Cart, 4 items$/);

    await shop.goTo('Cart');
    await expect(page.getByRole('banner')).toContainText('Food Delivery - Cart');
    const summary = page.getByRole('region', { name: 'Order summary' });
    const total = summary.locator('dl > div').last();
    // 12.99 + 4.99 + 2 × 8.99 = 35.96; with tax and delivery fee 41.83.
    await expect(total).toHaveText('Total$41.83');
    await page.getByRole('button', { name: 'One Garden Salad less' }).click();
    await expect(page.getByRole('group', { name: 'Quantity of Garden Salad' })).toHaveText('1');
    await expect(total).toHaveText('Total$32.12');
    await page.getByRole('button', { name: 'Remove Garden Salad' }).click();
    await expect(total).toHaveText('Total$22.41');

    const phone = page.getByLabel('Contact phone');
    const typed = await phone.inputValue();
    await phone.fill('');
    await page.getByRole('button', { name: 'Complete Order' }).click();
    await shop.hears('Please provide a contact phone number');
    await phone.fill(typed);
    await page.getByRole('button', { name: 'Complete Order' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you for your order!' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('$22.41');

    await page.getByRole('link', { name: 'View My Orders' }).click();
    const newest = page.getByRole('main').getByRole('region').first();
    await expect(newest).toContainText('Pending');
    await newest.getByText('Details').click();
    await newest.getByRole('button', { name: /^Order again/ }).click();
    await expect(page.getByRole('heading', { name: 'Your Cart' })).toBeVisible();
    await expect(total).toHaveText('Total$22.41');
    await page.getByRole('button', { name: 'Clear Cart' }).click();
    await page.getByRole('button', { name: 'Yes, clear it' }).click();
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await expect(cartTab).toHaveText('Cart');

    await shop.goTo('Profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Name').fill('Maya Okonkwo');
    await page.getByLabel('Email').fill('maya.okonkwo@fooddelivery.example');
    await page.getByRole('button', { name: 'Save' }).click();
    await shop.hears('Profile updated successfully!');
    await expect(page.getByRole('heading', { name: 'Maya Okonkwo' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('maya.okonkwo@fooddelivery.example');
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/\/user\/auth/);
  });

  test('a visitor searches, finds nothing, finds something, and is asked to sign in', { tag: '@nightly' }, async ({ shop, page }) => {
    await shop.startWith('page-translated');
    await shop.open('/user/search');
    const find = async (text: string) => {
      await page.getByRole('searchbox', { name: 'Search food' }).fill(text);
      await page.getByRole('button', { name: 'Search', exact: true }).click();
    };
    await find('pizza');
    await expect(page.getByRole('heading', { name: '2 results for “pizza”' })).toBeVisible();
    await find('nothing like it');
    await expect(page.getByText('Nothing on our menu goes by “nothing like it”.')).toBeVisible();
    await find('nor like that');
    await expect(page.getByText('Nothing on our menu goes by “nor like that”.')).toBeVisible();
    await page.getByRole('list', { name: 'Suggested searches' }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: /results? for/ })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: /^Add to cart/ }).first().click();
    await shop.hears('Please login to add items to cart');
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  });

  test('an administrator completes, re-opens, filters, sorts, pages and exports orders', { tag: '@nightly' }, async ({ shop, page }) => {
    const office = await enterTranslated(shop);
    await office.goTo('Orders');
    const order = office.row('3d1e84b7');
    await order.getByRole('button', { name: 'Complete order 3d1e84b7' }).click();
    await shop.hears('Order marked as completed');
    await expect(order).toContainText('Completed');
    await expect(order).not.toContainText('Pending');
    await expect(order.getByRole('button', { name: 'Re-open order 3d1e84b7' })).toHaveText('Re-open');
    await expect(office.tab('Pending')).toHaveText('Pending 1');
    await order.getByRole('button', { name: 'Re-open order 3d1e84b7' }).click();
    await expect(office.tab('Pending')).toHaveText('Pending 2');

    await order.getByRole('link', { name: '3d1e84b7' }).click();
    const drawer = page.getByRole('dialog', { name: 'Order 3d1e84b7' });
    await drawer.getByRole('button', { name: 'Complete' }).click();
    await expect(drawer.getByRole('article', { name: 'Receipt' })).toContainText('Completed');
    await expect(drawer.getByRole('listitem').last()).toHaveText(/^Completed by Alex Morgan/);
    await drawer.getByRole('button', { name: 'Close' }).click();

    await office.main.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await office.main.getByRole('button', { name: /^Re-open \d/ }).click();
    await shop.hears(/orders marked as pending/);
    await expect(office.tab('Completed')).toHaveText('Completed 0');
    await office.main.getByRole('checkbox', { name: 'Select order 3d1e84b7' }).check();
    await expect(office.main.getByText('1 selected')).toBeVisible();
    await office.main.getByRole('button', { name: 'Complete 1' }).click();
    await office.tab('Completed').click();
    await office.expectRows(/^1–1 of 1$/);
    await office.tab('All Orders').click();

    await office.fill('orders', 60);
    await office.expectSection('Orders');
    await office.main.getByRole('button', { name: 'Next page' }).click();
    await office.expectRows(/^\d+–\d+ of 6\d$/);
    await office.main.getByRole('button', { name: 'Order ID' }).click();
    await office.expectRows(/^1–\d+ of 6\d$/);
    await office.main.getByRole('searchbox', { name: 'Search orders' }).fill('no such order');
    await expect(office.main.getByText('No orders found matching your filter.')).toBeVisible();
    await office.main.getByRole('button', { name: 'Clear search and filters' }).click();
    await office.main.getByRole('button', { name: 'Columns' }).click();
    await office.main.getByRole('checkbox', { name: 'Address' }).uncheck();
    const download = page.waitForEvent('download');
    await office.main.getByRole('button', { name: 'Export CSV' }).click();
    expect(await readFile(await (await download).path(), 'utf8')).toContain('3d1e84b7');
    await shop.hears(/^Exported 6\d rows$/);
  });

  test('an administrator adds, edits and deletes dishes, categories and banners', { tag: '@nightly' }, async ({ shop, page }) => {
    const office = await enterTranslated(shop);
    await office.goTo('Food Search');
    const card = office.main.getByRole('article', { name: 'Garden Salad' });
    await card.getByRole('link', { name: 'Edit Garden Salad' }).click();
    const drawer = page.getByRole('dialog', { name: 'Edit food item' });
    await drawer.getByLabel('Price').fill('');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await shop.hears('Please fill all required fields');
    await drawer.getByLabel('Price').fill('9.49');
    await drawer.getByLabel('Stock').fill('7');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await shop.hears('Food item updated successfully!');
    await expect(card).toContainText('$9.49');
    await expect(card).toContainText('7 in stock');
    await office.main.getByRole('button', { name: 'Take Citrus Cooler off the menu' }).click();
    await office.confirm('Take Citrus Cooler off the menu?', 'Take off the menu');
    await shop.hears('Citrus Cooler taken off the menu');

    await office.goTo('Add Food');
    const form = office.main.getByRole('form', { name: 'Add New Food' });
    await form.getByLabel('Name').fill('Tomato Soup');
    await office.choose('Category', 'Add New Category');
    await form.getByLabel('New category').fill('Soups');
    await form.getByLabel('Image').fill('pictures/soup.webp');
    await form.getByLabel('Description').fill('Ripe tomatoes, basil and a spoon of cream.');
    await form.getByLabel('Price').fill('5.50');
    await expect(form.getByRole('figure')).toContainText('$5.50');
    await form.getByRole('button', { name: 'Add Food' }).click();
    await shop.hears('Food item added successfully!');

    await office.goTo('Categories');
    await expect(office.row('Beverages')).toContainText('0');
    await office.row('Beverages').getByRole('button', { name: 'Delete Beverages' }).click();
    await office.confirm('Are you sure you want to delete the category "Beverages"?', 'Delete');
    await expect(office.row('Beverages')).toHaveCount(0);
    await office.main.getByLabel('Category name').fill('Stews');
    await office.main.getByRole('button', { name: 'Add Category' }).click();
    await expect(office.row('Stews')).toContainText('0');

    await office.goTo('Banners');
    const banner = office.main.getByRole('form', { name: 'Add New Banner' });
    await banner.getByLabel('Image URL').fill('pictures/pie.webp');
    await banner.getByLabel('Title', { exact: true }).fill('Pie day');
    await expect(banner.getByRole('figure')).toContainText('Pie day');
    await banner.getByRole('button', { name: 'Add Banner' }).click();
    await shop.hears('Banner added successfully');
    await office.main.getByRole('button', { name: 'Delete banner Pie day' }).click();
    await office.confirm('Are you sure you want to delete this banner?', 'Delete');
    await shop.hears('Banner deleted successfully');

    await office.goTo('History');
    await expect(office.row('Food Updated').getByRole('listitem').first()).toHaveText('Price: from $8.99 → to $9.49');
    await office.choose('Action', 'Category Deleted');
    await office.expectRows(/^1–1 of 1$/);
  });

  test('an administrator restocks, reads the overview, opens every dialog and signs out', { tag: '@nightly' }, async ({ shop, page }) => {
    const office = await enterTranslated(shop);
    await office.main.getByRole('searchbox', { name: 'Search users' }).fill('harbour');
    await expect(office.row(/@/)).toHaveCount(1);

    await office.goTo('Stock');
    const low = office.menu.getByRole('link', { name: /^Stock/ });
    await expect(low).toHaveText(/2 low in stock$/);
    const salad = office.row('Garden Salad');
    await salad.getByLabel('Current stock of Garden Salad').fill('10');
    await salad.getByLabel('Current stock of Garden Salad').press('Enter');
    await expect(salad).toContainText('Low Stock');
    await expect(low).toHaveText(/3 low in stock$/);
    await expect(office.tab('Low Stock')).toHaveText('Low Stock 3');
    await salad.getByRole('button', { name: 'Restock +10 Garden Salad' }).click();
    await expect(salad).toContainText('In Stock');
    await expect(low).toHaveText(/2 low in stock$/);

    await office.goTo('Dashboard');
    await expect(office.main.getByRole('link', { name: /^Pending Orders/ })).toContainText('7 total orders');
    await office.main.getByRole('button', { name: 'Monthly Sales: table view' }).click();
    await office.main.getByRole('switch', { name: 'Monthly Sales: live orders' }).click();
    await expect(office.main.getByRole('region', { name: 'Monthly Sales' })).toContainText('Live orders');
    await office.main.getByRole('switch', { name: 'Monthly Sales: live orders' }).click();
    await expect(office.main.getByRole('region', { name: 'Monthly Sales' })).toContainText('Sample data');

    await page.keyboard.press('Control+K');
    const palette = page.getByRole('dialog');
    await palette.getByRole('combobox').fill('maya');
    await expect(palette.getByRole('option', { name: /Maya Patel/ }).first()).toBeVisible();
    await palette.getByRole('combobox').fill('no such thing');
    await expect(palette.getByText('Nothing found for “no such thing”.')).toBeVisible();
    await palette.getByRole('combobox').fill('history');
    await page.keyboard.press('Enter');
    await office.expectSection('History');

    await office.menu.getByRole('button', { name: 'Demo data' }).click();
    const demo = page.getByRole('dialog', { name: 'Demo data', exact: true });
    await demo.getByRole('radio').last().check();
    await demo.getByRole('radio').first().check();
    await demo.getByRole('button', { name: 'Reset demo data' }).click();
    await page.getByRole('dialog', { name: 'Reset demo data?' }).getByRole('button', { name: 'Reset demo data' }).click();
    await expect(demo).toBeHidden();
    await page.getByRole('button', { name: 'Side menu' }).click();
    await page.getByRole('button', { name: 'Side menu' }).click();
    await office.goTo('Dashboard');
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(page).not.toHaveURL(/\/dashboard/);
  });

  test('the QA panel works, and switches the translation off', { tag: '@nightly' }, async ({ shop, page }) => {
    await shop.startWith('page-translated');
    await shop.open('/about');
    await page.getByRole('button', { name: /^QA/ }).click();
    const panel = page.getByRole('dialog', { name: 'QA workbench' });
    await panel.getByRole('switch', { name: /orders-fail$/ }).check();
    await expect(panel.getByText('2 switched on.')).toBeVisible();
    await panel.getByRole('searchbox', { name: 'Search scenarios' }).fill('no such');
    await expect(panel.getByText('No scenario matches.')).toBeVisible();
    for (const part of ['Overrides', 'Conditions', 'Data', 'Requests', 'Sentences', 'Share']) await panel.getByRole('tab', { name: part }).click();
    await panel.getByRole('tab', { name: 'Overrides' }).click();
    await panel.getByLabel('Status').fill('200');
    await expect(panel.getByText(/^Breaks the contract/)).toBeVisible();
    await panel.getByLabel('Status').fill('500');
    await expect(panel.getByText('Keeps to the contract.')).toBeVisible();
    await panel.getByRole('button', { name: 'Override', exact: true }).click();
    await panel.getByRole('button', { name: 'Remove the override of getMenu' }).click();
    await panel.getByRole('button', { name: 'Switch all off' }).click();
    await expect(panel.getByText('Nothing is switched on.')).toBeVisible();
    await panel.getByRole('tab', { name: 'Scenarios' }).click();
    await expect(panel.getByText('Everything', { exact: true }).locator('font')).toHaveCount(0);
  });
});

test.describe('before the app has started', () => {
  test.use({ ...WITHOUT_WORKER, expectedErrors: [/Minified React error #418/] });

  test('a translated menu is hydrated by the app', { tag: '@nightly' }, async ({ shop, page }) => {
    const release = await shop.holdCode();
    await page.goto('user', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Our menu' })).toBeVisible();
    await page.evaluate(translatePage);
    await expect(page.locator('font').first()).toBeAttached();
    release();
    await shop.appAnswers();
    await page.getByRole('main').getByRole('link', { name: 'Add to cart: Garden Salad' }).first().click();
    await shop.hears('Please login to add items to cart');
    await page.getByRole('button', { name: DEMO_ACCOUNTS.customer.label }).click();
    await shop.addToCart('Garden Salad');
    await expect(page.getByText(STOPPED)).toHaveCount(0);
  });
});
