/**
 * The longest names and notes that the shop accepts: they wrap where necessary, and no screen becomes wider than its window.
 */
import type { Locator } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../src/domain/user/demoAccounts';
import type { Food } from '../src/domain/food/food';
import type { Session } from '../src/domain/user/user';
import { DESK, PHONE, WITHOUT_KEEPING, expect, test } from './shop';

test.use(WITHOUT_KEEPING);

const { admin, customer } = DEMO_ACCOUNTS;
const WORD = 'Donaudampfschifffahrtsgesellschaft'.repeat(9);
const DISH = { name: WORD.slice(0, 80), description: WORD, category: WORD.slice(0, 60), price: 99_999.99, image: '/none.webp', stock: 50, isVeg: true };

const WINDOWS = [
  PHONE,
  DESK,
];

test('a dish and an order of very long words fit every screen that shows them', { tag: '@nightly' }, async ({ page, shop }) => {
  const fits = async (address: string, text: string | RegExp) => {
    await shop.open(address);
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      await expect(page.getByText(text).first()).toBeAttached();
      // A container may be able to scroll, but must not need to. A dot of a timeline holds no text.
      const wide = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('main, article, [role="dialog"] :not(.ant-timeline-item-icon)')]
          .filter((each) => each.scrollWidth > each.clientWidth + 1 && /^(auto|scroll|visible)/.test(getComputedStyle(each).overflowX) && getComputedStyle(each).display !== 'inline')
          .map((each) => `${each.localName}.${each.className}`),
      );
      expect(wide, `${address} at ${String(window.width)}`).toEqual([]);
    }
  };

  await shop.signInAs(admin);
  const added = await shop.call('POST', '/foods', { token: await shop.token(), body: DISH });
  expect(added.status).toBe(201);
  const { id } = added.body as Food;
  await page.evaluate(() => { localStorage.clear(); });
  await shop.signInAs(customer);
  const placed = await shop.call('POST', '/orders', {
    token: await shop.token(),
    body: {
      lines: [{ foodId: id, quantity: 1, price: DISH.price }],
      deliveryAddress: WORD.slice(0, 290), contactPhone: '5'.repeat(39), specialInstructions: WORD, paymentMethod: 'cash',
    },
  });
  expect(placed.status).toBe(201);
  await fits('/user/search?q=Donau', DISH.name);
  await fits(`/user/search?q=${'Rindfleisch'.repeat(12)}`, 'No Results Found');
  await shop.open('/user/search?q=Donau');
  await page.getByRole('button', { name: /^Add to cart: Donau/ }).first().click();
  await fits('/user/cart', DISH.name);
  await fits('/user/orders', /Donau/);
  await page.evaluate(() => { localStorage.clear(); });
  await shop.signInAs(admin);
  await fits('/dashboard/search', DISH.name);
  await fits('/dashboard/stock?search=Donau', DISH.name);
  await fits('/dashboard/orders?search=Donau', /Donau/);
  await page.getByRole('main').getByRole('link', { name: /^[0-9a-f]{8}$/ }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await fits(new URL(page.url()).pathname, 'Instructions');
});

test('the recent orders fit their card on a phone with any customer name', { tag: '@nightly' }, async ({ page, shop }) => {
  await shop.signInAs(customer);
  const opened = await shop.call('POST', '/users', { body: { name: WORD.slice(0, 80), email: 'word@long.example', password: 'long enough' } });
  const { token } = opened.body as Session;
  const placed = await shop.call('POST', '/orders', {
    token,
    body: { lines: [{ foodId: 'garden-salad', quantity: 20, price: 8.99 }], deliveryAddress: 'Here', contactPhone: '555 010 0000', paymentMethod: 'cash' },
  });
  expect(placed.status).toBe(201);
  await page.evaluate(() => { localStorage.clear(); });
  await page.setViewportSize(PHONE);
  await shop.signInAs(admin);
  await shop.open('/dashboard');
  const orders = page.getByRole('region', { name: 'Recent orders' }).getByRole('table');
  await expect(orders).toContainText('Donaudampf');
  expect(await orders.locator('..').evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0);
});

test('a very long name stays in its table cell', { tag: '@nightly' }, async ({ page, shop }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await shop.signInAs(admin);
  const name = 'X'.repeat(80);
  const added = await shop.call('POST', '/foods', { token: await shop.token(), body: { ...DISH, name } });
  expect(added.status).toBe(201);
  const opened = await shop.call('POST', '/users', { body: { name, email: 'word@long.example', password: 'long enough' } });
  expect(opened.status).toBe(201);
  for (const list of ['stock', 'users']) {
    await shop.open(`/dashboard/${list}?search=XXX`);
    const cell = page.getByRole('rowheader').filter({ hasText: name });
    await expect(cell).toBeVisible();
    const over = await cell.evaluate((each) => {
      const letters = document.createRange();
      letters.selectNodeContents(each);
      return letters.getBoundingClientRect().right - each.getBoundingClientRect().right;
    });
    expect(over, list).toBeLessThanOrEqual(0);
  }
});

/** The text of an element, line by line as it is displayed. */
const linesOf = (element: Locator) =>
  element.evaluate((each) => {
    const lines: { top: number; text: string }[] = [];
    const words = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const text = words.currentNode.textContent ?? '';
      for (let at = 0; at < text.length; at += 1) {
        const sign = text.charAt(at);
        const letter = document.createRange();
        letter.setStart(words.currentNode, at);
        letter.setEnd(words.currentNode, at + 1);
        const { top } = letter.getBoundingClientRect();
        const line = lines.at(-1);
        if (line?.top === top) line.text += sign;
        else lines.push({ top, text: sign });
      }
    }
    return lines.map(({ text }) => text.trim());
  });

test('on the narrowest phone an e-mail address wraps at its @ or a dot, and a range of minutes does not wrap', { tag: '@nightly' }, async ({ page, shop }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await shop.open('/about');
  expect(await linesOf(page.getByRole('heading', { name: 'Delivery in 30-45 minutes' }))).toContainEqual(expect.stringContaining('30-45 minutes'));
  expect(await linesOf(page.getByRole('link', { name: 'hello@fooddelivery.example' }))).toEqual(['hello@fooddelivery', '.example']);

  const email = 'maya.patel.of.the.riverside@fooddelivery.example';
  const opened = await shop.call('POST', '/users', { body: { name: 'Maya', email, password: 'long enough' } });
  expect(opened.status).toBe(201);
  await shop.open('/user/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('long enough');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).not.toHaveURL(/auth/);
  await shop.goTo('Profile');
  expect(await linesOf(page.getByText(email))).toEqual(['maya.patel.of.the', '.riverside@fooddelivery', '.example']);
});
