/** Messages lie where nobody is about to press, and what they lie on can be pressed all the same. */
import { type Locator, type Page } from '@playwright/test';
import { test as office } from './backOffice';
import { PHONE, WITHOUT_WORKER, expect, test } from './shop';

test.use(WITHOUT_WORKER);

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('presentation');

/** That no message touches it, nor anything else lies on it. */
async function expectClear(page: Page, target: Locator) {
  await expect(toasts(page).last()).toBeVisible();
  const box = await target.boundingBox();
  if (!box) throw new Error('not on the page');
  for (const toast of await toasts(page).all()) {
    const other = await toast.boundingBox();
    if (!other) continue;
    const apart = other.y + other.height <= box.y || other.y >= box.y + box.height || other.x + other.width <= box.x || other.x >= box.x + box.width;
    expect(apart, `${JSON.stringify(other)} on ${JSON.stringify(box)}`).toBe(true);
  }
}

for (const [width, height] of [[360, 740], [390, 844], [768, 1024], [900, 800]] as const) {
  test(`a checkout that is refused can be read and tried again at ${String(width)} pixels`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height });
    await shop.signInAsCustomer();
    await shop.addToCart('Margherita Pizza');
    await shop.open('/user/cart');
    const order = page.getByRole('button', { name: 'Complete Order' });
    const phone = page.getByLabel('Contact phone');
    await phone.fill('');
    await order.click();
    await expect(phone).toBeFocused();
    await expectClear(page, phone);
    await phone.fill('555 010');
    await page.mouse.wheel(0, 5000);
    await expect(order).toBeInViewport();
    await expectClear(page, order);

    await shop.use('checkout-fails');
    await order.click();
    const failure = page.getByText('Something went wrong in the shop. Your cart and what you typed are kept.');
    await expect(failure).toBeVisible();
    await expectClear(page, failure);
    await expectClear(page, order);
  });
}

test('after four dishes in a row the cart beside the menu can be read and pressed', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await shop.signInAsCustomer();
  for (const food of ['Margherita Pizza', 'Garden Salad', 'Citrus Cooler', 'Strawberry Shortcake']) await shop.addToCart(food);
  await expectClear(page, page.getByRole('link', { name: 'Checkout' }));
  await page.getByRole('link', { name: 'Checkout' }).click({ timeout: 2000 });
  await expect(page).toHaveURL(/\/user\/cart$/);
});

test('what a message lies on can be pressed, and a pointer does not keep it', async ({ page, shop }) => {
  await shop.signInAsCustomer();
  await shop.addToCart('Margherita Pizza');
  const box = await toasts(page).first().boundingBox();
  if (!box) throw new Error('no message');
  await page.mouse.move(box.x + 40, box.y + box.height / 2);
  expect(await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('[aria-label="Notifications"]') ?? null, [box.x + 40, box.y + box.height / 2] as const)).toBeNull();
  await expect(toasts(page)).toHaveCount(0, { timeout: 7000 });
});

test('the details of a dish lead to the cart right after it was added on a narrow phone', async ({ page, shop }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await shop.signInAsCustomer();
  await page.getByRole('main').getByRole('button', { name: 'Margherita Pizza', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Add to cart/ }).click();
  await expectClear(page, page.getByRole('dialog').getByRole('link', { name: 'Go to Cart' }));
});

for (const [mode, button, field] of [['signing in', 'Sign In', 'Email'], ['registering', 'Create Account', 'Name']] as const) {
  test(`whoever was sent to sign in for a dish sees what is missing when ${mode} on a phone`, async ({ page, shop }) => {
    await page.setViewportSize(PHONE);
    await shop.open('/user');
    await shop.appAnswers();
    await page.getByRole('main').getByRole('button', { name: 'Add to cart: Garden Salad' }).first().click();
    await shop.hears('Please login to add items to cart');
    if (mode === 'registering') await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByRole('button', { name: button, exact: true }).click();
    await shop.hears('Please fill all fields');
    await expect(page.getByLabel(field)).toBeFocused();
    await expectClear(page, page.getByLabel(field));
  });
}

test('a field of the profile that is refused where the message lies comes clear of it', async ({ page, shop }) => {
  await page.setViewportSize(PHONE);
  await shop.signInAsCustomer();
  await shop.goTo('Profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const email = page.getByLabel('Email');
  await email.fill('no address');
  await email.evaluate((each) => { window.scrollBy(0, each.getBoundingClientRect().top - 90); });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(email).toBeFocused();
  await expectClear(page, email);
});

/** A field that has the focus and is refused, and its label. */
async function expectFieldClear(page: Page, name: string) {
  const field = page.getByLabel(name, { exact: true });
  await expect(field).toBeFocused();
  await expectClear(page, field);
  await expectClear(page, page.locator('label').filter({ hasText: new RegExp(`^${name}$`) }));
}

for (const [width, height] of [[768, 1024], [900, 800], [1024, 768], [1099, 700]] as const) {
  test(`a form that is refused hides no field that has the focus at ${String(width)} pixels`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height });
    await shop.open('/user/auth');
    await shop.appAnswers();
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expectFieldClear(page, 'Email');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expectFieldClear(page, 'Name');
  });

  office(`nor does that of a dish in the back office at ${String(width)} pixels`, async ({ page, office }) => {
    await page.setViewportSize({ width, height });
    await office.goTo('Add Food');
    await office.main.getByRole('button', { name: 'Add Food' }).click();
    await expectFieldClear(page, 'Name');
  });
}

test('on the menu a message leaves the strip of categories clear', async ({ page, shop }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await shop.signInAsCustomer();
  await page.mouse.wheel(0, 600);
  await shop.addToCart('Margherita Pizza');
  await expectClear(page, page.getByRole('navigation', { name: 'Categories' }));
});

for (const width of [390, 768, 1440]) {
  office(`a dish that is refused in its drawer shows the field that has the focus at ${String(width)} pixels`, async ({ page, office }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('dashboard/search?search=Margherita');
    await office.main.getByRole('link', { name: 'Edit Margherita Pizza' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expectFieldClear(page, 'Name');
  });
}

test('a complaint about the checkout does not lie on the question whether to clear the cart', async ({ page, shop }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await shop.fillCart();
  await page.getByLabel('Contact phone').fill('');
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expect(toasts(page)).toHaveText(['Please provide a contact phone number']);
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByRole('heading', { name: 'Clear your cart?' })).toBeVisible();
  await expect(toasts(page)).toHaveCount(0, { timeout: 1000 });
});
