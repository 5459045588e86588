/**
 * Toasts do not cover what they are about, at most two are shown, clicks pass through them, and none repeats a message of a
 * form.
 */
import { type Locator, type Page } from '@playwright/test';
import { test as office } from './backOffice';
import { DESK, PHONE, WITHOUT_WORKER, expect, test, variants } from './shop';

test.use(WITHOUT_WORKER);

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('presentation');

interface Box { x: number; y: number; width: number; height: number }

/** The boxes of elements; for a heading only of its text, because the element is as wide as the page. */
const boxesOf = (targets: Locator): Promise<Box[]> =>
  targets.evaluateAll((all) => all.map((each) => {
    const words = document.createRange();
    words.selectNodeContents(each);
    const { x, y, width, height } = (/^H\d$/.test(each.tagName) ? words : each).getBoundingClientRect();
    return { x, y, width, height };
  }));

const apart = (one: Box, other: Box) =>
  other.y + other.height <= one.y || other.y >= one.y + one.height || other.x + other.width <= one.x || other.x >= one.x + one.width;

/** Expects that no toast overlaps any of these. */
async function expectClear(page: Page, targets: Locator) {
  await expect(toasts(page).last()).toBeVisible();
  await expect(targets.first()).toBeVisible();
  const messages = await boxesOf(toasts(page));
  const covered = (await boxesOf(targets)).filter((box) => !messages.every((message) => apart(box, message)));
  expect(covered, JSON.stringify(messages)).toEqual([]);
}

for (const [width, height] of [[360, 740], [390, 844], [768, 1024], [900, 800]] as const) {
  test(`a refused checkout is readable and can be retried at ${String(width)} pixels`, { tag: '@nightly' }, async ({ page, shop }) => {
    await page.setViewportSize({ width, height });
    await shop.signInAsCustomer();
    await shop.addToCart('Margherita Pizza');
    await shop.open('/user/cart');
    const order = page.getByRole('button', { name: 'Complete Order' });
    const phone = page.getByLabel('Contact phone');
    await phone.fill('');
    await order.click();
    await expect(phone).toBeFocused();
    await expect(phone).toBeInViewport();
    await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Please provide a contact phone number')).toHaveClass('visually-hidden');
    await expect(toasts(page)).toHaveCount(0);
    await phone.fill('555 010');
    await page.mouse.wheel(0, 5000);
    await expect(order).toBeInViewport();

    await shop.use('checkout-fails');
    await order.click();
    const failure = page.getByText('Something went wrong in the shop. Your cart and what you typed are kept.');
    await expect(failure).toBeVisible();
    await expectClear(page, failure);
    await expectClear(page, order);
  });
}

for (const viewport of variants([PHONE, DESK])) {
  const size = `${String(viewport.width)} pixels`;

  test(`toasts cover neither headings nor dishes’ controls nor the navigation at ${size}`, async ({ page, shop }) => {
    await page.setViewportSize(viewport);
    await shop.signInAsCustomer();
    await shop.addToCart('Margherita Pizza');
    await page.getByRole('button', { name: 'Favorite Margherita Pizza' }).click();
    await page.evaluate(() => { scrollTo(0, 0); });
    await expectClear(page, page.getByRole('heading', { level: 1 }));
    await expectClear(page, page.getByRole('navigation', { name: 'Main' }));
    await expectClear(page, page.getByRole('button', { name: 'Favorite Margherita Pizza' }));
    if (viewport === DESK) await expectClear(page, page.getByRole('main').getByRole('article'));
    await shop.goTo('Cart');
    await page.getByRole('button', { name: 'Complete Order' }).click();
    await shop.expectMessage('Order placed successfully!');
    await expectClear(page, page.getByRole('heading', { name: 'Thank you for your order!' }));
  });

  office(`messages cover no control of a list of the back office at ${size}`, { tag: '@nightly' }, async ({ page, office }) => {
    await page.setViewportSize(viewport);
    await page.goto('dashboard/stock');
    await office.main.getByRole('button', { name: 'Restock +10 Citrus Cooler' }).click();
    if (viewport === DESK) {
      await office.main.getByRole('button', { name: 'Restock +10 Garden Salad' }).click();
      await expect(toasts(page)).toHaveCount(2);
      await page.evaluate(() => { scrollTo(0, 0); });
      await expectClear(page, office.main.getByRole('button'));
      await expectClear(page, office.main.getByRole('heading', { level: 1 }));
      await expectClear(page, office.main.getByRole('radiogroup', { name: 'Stock status' }).locator('label'));
    }
    await page.evaluate(() => { scrollTo(0, document.documentElement.scrollHeight); });
    await expectClear(page, office.main.getByRole('navigation', { name: 'Pages' }));
  });
}

for (const [width, height] of [[768, 1024], [1024, 768], [1440, 900]] as const) {
  const size = `${String(width)} pixels`;

  office(`a message covers no button of the kitchen and none beside the heading of the orders at ${size}`, { tag: '@nightly' }, async ({ page, office }) => {
    await page.setViewportSize({ width, height });
    await page.goto('dashboard/kitchen');
    await page.getByRole('button', { name: /^Complete order/ }).first().click();
    await expectClear(page, office.main.getByRole('button'));
    await expectClear(page, office.main.getByRole('switch'));
    await office.goTo('Orders');
    await page.evaluate(() => { scrollTo(0, 0); });
    await expectClear(page, office.main.getByRole('switch'));
    await expectClear(page, office.main.getByText('Sound for new orders'));
  });
}

office('a message covers no button at the top of a section at 1280 pixels', { tag: '@nightly' }, async ({ page, office }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await office.goTo('Stock');
  const threshold = office.main.getByRole('textbox', { name: 'Alert threshold of Margherita Pizza' });
  await threshold.fill('9');
  await threshold.press('Enter');
  await expect(toasts(page)).toBeVisible();
  await office.goTo('Coupons');
  await expectClear(page, office.main.getByRole('button', { name: 'Add coupon' }));
  await expectClear(page, page.getByRole('banner').getByRole('button'));
});

office('messages cover neither the title nor the buttons of a drawer', { tag: '@nightly' }, async ({ page, office }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('dashboard/orders?status=pending');
  await office.main.getByRole('button', { name: /^Complete order/ }).first().click();
  await expect(toasts(page).getByRole('button', { name: 'Undo' })).toBeVisible();
  // The completed order leaves the list.
  await expect(office.main.getByRole('row').getByRole('link')).toHaveCount(1);
  await office.main.getByRole('row').getByRole('link').click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('button', { name: 'Complete', exact: true })).toBeVisible();
  await expectClear(page, drawer.getByRole('heading', { level: 2 }));
  await expectClear(page, drawer.getByRole('button'));
});

office('the kitchen shows its messages in full screen, which ends with it', { tag: '@nightly' }, async ({ page, office }) => {
  await page.goto('dashboard/kitchen');
  await page.getByRole('button', { name: 'Full screen', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Exit full screen' })).toBeVisible();
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await expect.poll(isFull).toBe(true);
  await expect(office.menu).toBeHidden();
  const complete = page.getByRole('button', { name: /^Complete order/ });
  await complete.first().click();
  await expect(complete).toHaveCount(1);
  await expectClear(page, office.main.getByRole('button'));
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(complete).toHaveCount(2);
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('Stock');
  await page.keyboard.press('Enter');
  await office.expectSection('Stock');
  await expect.poll(isFull).toBe(false);
});

test('on a phone the QA button covers no category and no action of a list', { tag: '@nightly' }, async ({ page, shop }) => {
  await page.setViewportSize(PHONE);
  const qa = page.getByRole('button', { name: /^QA/ });
  /** The visible part of the button: the rest of its touch target is transparent. */
  const seen = () => qa.evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    const clear = parseFloat(getComputedStyle(button).borderInlineStartWidth);
    return { x: x + clear, y, width: width - clear, height };
  });
  await shop.open('/user');
  await shop.settled();
  for (const box of await boxesOf(page.getByRole('navigation', { name: 'Categories' }).getByRole('link'))) expect(apart(await seen(), box)).toBe(true);
  await shop.signInAsAdministrator();
  await shop.open('/dashboard/categories');
  await expect(page.getByRole('button', { name: 'Delete Pizza' })).toBeVisible();
  for (const box of await boxesOf(page.getByRole('main').getByRole('table').getByRole('button'))) expect(apart(await seen(), box)).toBe(true);
});

test('an error about the checkout does not cover the confirmation of Clear Cart', { tag: '@nightly' }, async ({ page, shop }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await shop.fillCart();
  await shop.use('checkout-fails');
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expect(toasts(page)).toHaveText(['There was an error placing your order']);
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByRole('heading', { name: 'Clear your cart?' })).toBeVisible();
  // It would disappear later anyway.
  await expect(toasts(page)).toHaveCount(0, { timeout: 3000 });
});
