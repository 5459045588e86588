/**
 * A page translated by the browser: translated copies replace its text nodes, so that React removes and updates nodes that
 * are gone.
 */
import { DEMO_ACCOUNTS } from '../src/domain/user/demoAccounts';
import { translatePage } from '../mocks/scenarios/translatePage';
import { BackOffice } from './backOffice';
import { type Shop, WITHOUT_CACHE, WITHOUT_WORKER, expect, test } from './shop';

const STOPPED = 'This screen stopped working.';

/** Opens the back office as administrator, with every screen translated. */
async function enterTranslated(shop: Shop): Promise<BackOffice> {
  await shop.startWith('page-translated');
  const office = new BackOffice(shop);
  await office.enter();
  return office;
}

test.describe('every screen of a translated page works and shows changes', () => {
  test.use(WITHOUT_CACHE);

  test.afterEach(async ({ page }) => {
    await expect(page.getByText(STOPPED)).toHaveCount(0);
    expect(await page.locator('font').count(), 'texts that are translated').toBeGreaterThan(0);
  });

  test('a customer signs in, orders, orders again, saves the profile and signs out', { tag: '@nightly' }, async ({ shop, page }) => {
    await shop.startWith('page-translated');
    await shop.open('/user/auth');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page.getByText('Already have an account?')).toBeVisible();
    await page.getByRole('link', { name: 'Sign in instead' }).click();
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await shop.expectMessage('Please fill all fields');
    await page.getByLabel('Email').fill(DEMO_ACCOUNTS.customer.email);
    await page.getByLabel('Password', { exact: true }).fill('anything');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(/\/user$/);

    await page.getByRole('button', { name: 'Favorite Garden Salad' }).click();
    await shop.expectMessage('Added to favorites');
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
    await shop.expectMessage('Please provide a contact phone number');
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
    await shop.expectMessage('Profile updated successfully!');
    await expect(page.getByRole('heading', { name: 'Maya Okonkwo' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('maya.okonkwo@fooddelivery.example');
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
    await expect(page).toHaveURL(/\/user\/auth/);
  });

  test('an administrator adds, edits and deletes dishes, categories and banners', { tag: '@nightly' }, async ({ shop, page }) => {
    const office = await enterTranslated(shop);
    await office.goTo('Food Search');
    const card = office.main.getByRole('article', { name: 'Garden Salad' });
    await card.getByRole('link', { name: 'Edit Garden Salad' }).click();
    const drawer = page.getByRole('dialog', { name: 'Edit food item' });
    await drawer.getByLabel('Price').fill('');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await shop.expectMessage('Please fill all required fields');
    await drawer.getByLabel('Price').fill('9.49');
    await drawer.getByLabel('Stock').fill('7');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await shop.expectMessage('Food item updated successfully!');
    await expect(card).toContainText('$9.49');
    await expect(card).toContainText('7 in stock');
    await office.main.getByRole('button', { name: 'Take Citrus Cooler off the menu' }).click();
    await office.confirm('Take Citrus Cooler off the menu?', 'Take off the menu');
    await shop.expectMessage('Citrus Cooler taken off the menu');

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
    await shop.expectMessage('Food item added successfully!');

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
    await shop.expectMessage('Banner added successfully');
    await office.main.getByRole('button', { name: 'Delete banner Pie day' }).click();
    await office.confirm('Are you sure you want to delete this banner?', 'Delete');
    await shop.expectMessage('Banner deleted successfully');

    await office.goTo('History');
    await expect(office.row('Food Updated').getByRole('listitem').first()).toHaveText('Price: from $8.99 → to $9.49');
    await office.choose('Action', 'Category Deleted');
    await office.expectRows(/^1–1 of 1$/);
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
    await shop.expectMessage('Please login to add items to cart');
    await page.getByRole('button', { name: DEMO_ACCOUNTS.customer.label }).click();
    await shop.addToCart('Garden Salad');
    await expect(page.getByText(STOPPED)).toHaveCount(0);
  });
});
