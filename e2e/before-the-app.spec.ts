/** The prerendered page before the app's code has loaded: these tests hold the code back. */
import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../src/domain/user/demoAccounts';
import { QA_SETTINGS_KEY } from '../src/domain/storedKeys';
import { PHONE, WITHOUT_WORKER, expect, test, variants } from './shop';

// The service worker would serve the code from its cache.
test.use(WITHOUT_WORKER);

const { customer } = DEMO_ACCOUNTS;
const FIRST_DISH = 'Add to cart: Margherita Pizza';

const seesMenu = (page: Page) => expect(page.getByRole('heading', { name: 'Our menu' })).toBeVisible();

/** Adds the first dish to the cart: a link to the sign-in for visitors, a button for signed-in users. */
const firstDish = (page: Page) => page.getByLabel(FIRST_DISH).filter({ visible: true }).first();

/** The app has started once it has set the page's title. */
const appRuns = (page: Page, title: string) => expect(page).toHaveTitle(`Food Delivery - ${title}`);

test('Add to cart is a link that takes a visitor to the sign-in immediately, and what was typed there stays', async ({ shop, page }) => {
  const release = await shop.holdCode();
  await page.goto('user', { waitUntil: 'commit' });
  await seesMenu(page);
  await page.getByRole('link', { name: FIRST_DISH }).click();
  await expect(page).toHaveURL(/\/user\/auth\?why=cart&from=%2Fuser$/);
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveText('');
  await page.getByRole('textbox', { name: 'Email' }).fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill('anything');

  release();
  await shop.expectMessage('Please login to add items to cart');
  await appRuns(page, 'Sign In');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(customer.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('anything');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user$/);
  await shop.addToCart('Margherita Pizza');
  await page.goBack();
  await expect(page).not.toHaveURL(/\/user\/auth/);
});

for (const [reason, storage, key] of variants([['has changed since', 'localStorage', 'firstView'], ['QA has changed', 'sessionStorage', QA_SETTINGS_KEY]] as const)) {
  test(`a menu that ${reason} is not shown from the embedded view, and the chosen theme is applied immediately`, async ({ shop, page }) => {
    await page.addInitScript(([kind, name]) => {
      window[kind].setItem(name, '?');
      localStorage.setItem('theme', 'dark');
    }, [storage, key] as const);
    const release = await shop.holdCode();
    await page.goto('user', { waitUntil: 'commit' });
    await expect(page.getByText('Loading the menu')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Margherita Pizza' })).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    release();
    await expect(page.getByRole('heading', { name: 'Margherita Pizza' })).toBeVisible();
  });
}

test('the name that the shop had last is shown until the settings have arrived', async ({ shop, page }) => {
  await page.addInitScript(() => { localStorage.setItem('shopName', 'Pie House'); });
  const release = await shop.holdCode();
  await page.goto('about', { waitUntil: 'commit' });
  await expect(page.getByRole('banner')).toContainText('Pie House - About');
  await expect(page.getByRole('contentinfo')).toContainText('Pie House. Cooked to order');
  await expect(page).toHaveTitle('Pie House');
  release();
  await appRuns(page, 'About');
  await expect(page.getByRole('contentinfo')).toContainText('Food Delivery. Cooked to order');
});

/** Renames the first dish in the database, as another tab would. */
const nameFirstDish = (page: Page, name: string) =>
  page.evaluate((wanted) => new Promise((resolve) => {
    const opening = indexedDB.open('FoodDelivery');
    opening.onsuccess = () => {
      const change = opening.result.transaction('foods', 'readwrite');
      change.objectStore('foods').openCursor().onsuccess = ({ target }) => {
        const cursor = (target as IDBRequest<IDBCursorWithValue>).result;
        cursor.update({ ...cursor.value, name: wanted });
      };
      change.oncomplete = () => { opening.result.close(); resolve(null); };
    };
  }), name);

test('the backend is asked for the menu that was shown without it, the embedded one and that of the last visit', { tag: '@nightly' }, async ({ shop, page }) => {
  await shop.open('/user');
  await shop.appAnswers();
  const known = () => page.evaluate(() => localStorage.getItem('firstView'));
  const ownStamp = () => page.evaluate(() => document.getElementById('prerendered-menu')?.dataset.stamp);
  await expect.poll(known).toBe(await ownStamp());
  await nameFirstDish(page, 'Changed Elsewhere');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Changed Elsewhere' })).toBeVisible();

  await expect.poll(known).toContain('Changed Elsewhere');
  await nameFirstDish(page, 'Changed Again');
  const release = await shop.holdCode('**/assets/backend.*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Changed Elsewhere' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Changed Again' })).toBeVisible();
});

test('a form submitted before the app has started is sent by the app, never by the browser', async ({ shop, page }) => {
  const release = await shop.holdCode();
  await page.goto('user/auth', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Email' }).fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill('anything');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user\/auth$/);

  release();
  await expect(page).toHaveURL(/\/user$/);
  await expect(firstDish(page)).toBeVisible();
});

test('Back from the early sign-in leads to the menu, before and after the app has started', { tag: '@nightly' }, async ({ shop, page }) => {
  const release = await shop.holdCode();
  await page.goto('user', { waitUntil: 'commit' });
  await seesMenu(page);
  // In a new tab it leaves this tab unchanged.
  await page.getByRole('link', { name: 'Sign in' }).click({ modifiers: ['ControlOrMeta'] });
  await expect(page).toHaveURL(/\/user$/);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await seesMenu(page);

  await page.getByRole('link', { name: 'Sign in' }).click();
  release();
  await appRuns(page, 'Sign In');
  await shop.appAnswers();
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveText('');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Our menu' })).toBeVisible();
  await expect(firstDish(page)).toBeVisible();
});

test('an early click on Add to cart by a signed-in user adds the dish', async ({ shop, page }) => {
  await shop.signInAsCustomer();
  const release = await shop.holdCode();
  await page.goto('user', { waitUntil: 'commit' });
  const button = firstDish(page);
  await button.click();
  await expect(page).toHaveURL(/\/user$/);
  await expect(button, 'the press shows while it waits').not.toHaveCSS('opacity', '1');
  release();
  await shop.expectMessage('Margherita Pizza added to your cart');
  await expect(button).toHaveCSS('opacity', '1');
  await expect(button).toBeFocused();
});

test('a link clicked after Add to cart navigates once the dish is in the cart, or on the second click', { tag: '@nightly' }, async ({ shop, page }) => {
  await shop.signInAsCustomer();
  const release = await shop.holdCode();
  await page.goto('user', { waitUntil: 'commit' });
  await firstDish(page).click();
  await shop.goTo('Cart');
  await expect(page).toHaveURL(/\/user$/);
  release();
  await expect(page).toHaveURL(/\/user\/cart$/);
  await expect(page.getByRole('main').getByText('Margherita Pizza')).toBeVisible();

  await shop.holdCode();
  await page.goto('user', { waitUntil: 'commit' });
  await firstDish(page).click();
  await shop.goTo('Profile');
  // oxlint-disable-next-line typescript/no-deprecated -- does not wait for the next page, because its code is held back
  await page.getByRole('link', { name: 'Profile' }).click({ noWaitAfter: true });
  await page.waitForURL(/\/user\/profile$/, { waitUntil: 'commit' });
});

for (const path of ['user', 'user/cart', 'user/auth', 'about']) {
  test(`an early click on the theme button on /${path} changes the theme and keeps the focus`, { tag: '@nightly' }, async ({ shop, page }) => {
    const release = await shop.holdCode();
    await page.goto(path, { waitUntil: 'commit' });
    const theme = page.getByRole('button', { name: /^Theme/ });
    await theme.click();
    const menu = page.getByRole('link', { name: 'Menu', exact: true });
    await menu.focus();
    release();
    await expect(theme).toHaveAccessibleName('Theme: Light');
    await expect(menu).toBeFocused();
    // No other button without text was clicked.
    if (path === 'user/auth') await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
  });
}

test('a filter chosen early is applied once the app has started', { tag: '@nightly' }, async ({ shop, page }) => {
  const release = await shop.holdCode();
  await page.goto('user', { waitUntil: 'commit' });
  await seesMenu(page);
  for (const diet of ['Non-Veg', 'Veg', 'Non-Veg']) await page.getByRole('radio', { name: diet, exact: true }).click();
  release();
  await expect(page).toHaveURL(/\?diet=non-veg$/);
  await expect(page.getByRole('radio', { name: 'Non-Veg' })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Margherita Pizza' })).toBeHidden();

  // With a filter in the URL, the embedded menu must not be shown.
  await shop.holdCode();
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText('Loading the menu')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Margherita Pizza' })).toBeHidden();
});

test('an early click on a category scrolls to it, also on a phone with the category in the URL', { tag: '@nightly' }, async ({ shop, page }) => {
  await page.setViewportSize(PHONE);
  const release = await shop.holdCode();
  await page.goto('user', { waitUntil: 'commit' });
  await seesMenu(page);
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Beverages' }).click();
  const beverages = page.getByRole('heading', { name: /^Beverages/ });
  await expect(beverages).toBeInViewport();
  release();
  await appRuns(page, 'Home');
  await shop.appAnswers();
  await expect(beverages).toBeInViewport();

  await page.goto('about');
  await page.goto('user#menu-group-3');
  await expect(beverages).toBeInViewport();
});

/** Moments during startup; React hydrates the page piece by piece. */
const MOMENTS = {
  'once the menu is there': () => document.querySelector('[type="radio"]') !== null && window.prerendered !== undefined,
  'as the app begins': () => Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')) && window.prerendered !== undefined,
  'as the app answers': () => document.querySelector('[type="radio"]') !== null && 'prerendered' in window && window.prerendered === undefined,
};

/** Clicks a control on the next page at that moment; `pressed` is set then. */
async function pressAt(page: Page, moment: () => boolean, control: string) {
  await page.addInitScript(`{
    const moment = ${String(moment)};
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      if (moment()) {
        document.querySelector(${JSON.stringify(control)})?.click();
        window.pressed = true;
      } else port2.postMessage(null);
    };
    port2.postMessage(null);
  }`);
}

test('a click during hydration counts once', async ({ shop, page }) => {
  await shop.signInAsCustomer();
  await pressAt(page, MOMENTS['as the app begins'], `[aria-label="${FIRST_DISH}"]`);
  await page.goto('user');
  await page.waitForFunction(() => 'pressed' in window && window.prerendered === undefined);
  await shop.expectMessage('Margherita Pizza added to your cart');
  const quantities = () => page.evaluate(() => (JSON.parse(localStorage.getItem('userCart') ?? '[]') as { quantity: number }[]).map(({ quantity }) => quantity));
  await expect.poll(quantities).toEqual([1]);
  await shop.idle();
  expect(await quantities()).toEqual([1]);
});

for (const [when, moment] of Object.entries(MOMENTS)) {
  test(`a filter chosen ${when} is applied`, { tag: '@nightly' }, async ({ shop, page }) => {
    await shop.signInAsCustomer();
    // The files are cached by then, so the app starts immediately.
    await page.reload();
    await shop.appAnswers();
    await pressAt(page, moment, '[type="radio"][value="Non-Veg"]');
    for (let visits = 0; visits < 3; visits += 1) {
      await page.goto('user');
      await expect(page).toHaveURL(/\?diet=non-veg$/);
      await expect(page.getByRole('radio', { name: 'Non-Veg' })).toBeChecked();
    }
  });
}

test('a button held while the app takes over counts as one click', { tag: '@nightly' }, async ({ shop, page }) => {
  const release = await shop.holdCode();
  await page.goto('user/auth', { waitUntil: 'commit' });
  await page.getByRole('button', { name: customer.label }).hover();
  await page.mouse.down();
  release();
  await appRuns(page, 'Sign In');
  await shop.appAnswers();
  await page.mouse.up();
  await expect(page).toHaveURL(/\/user$/);
});

test('a search typed early stays in its field, and is found', ({ shop }) => shop.searchEarly());

test('without JavaScript the menu can be read, and its links lead to pages that can be read', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('user');
  await expect(page.getByRole('article', { name: 'Garden Salad' }).getByText('$')).toBeVisible();
  await page.getByRole('link', { name: FIRST_DISH }).click();
  await expect(page).toHaveURL(/\/user\/auth\?why=cart&from=%2Fuser$/);
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  for (const [link, heading] of [['Menu', 'Find your food'], ['Cart', 'Your Cart'], ['Home', 'Our menu'], ['About us', 'A good neighbourhood kitchen']] as const) {
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await context.close();
});
