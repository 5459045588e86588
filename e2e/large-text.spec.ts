/** Narrow phones and text of twice the size (WCAG 2.2, 1.4.4 and 1.4.10): nothing overlaps, nothing scrolls sideways. */
import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../src/domain/user/demoAccounts';
import { withLetters } from './letters';
import { DESK, PHONE, WITHOUT_WORKER, expect, test, variants } from './shop';

test.use(WITHOUT_WORKER);

const SCREENS = ['/user', '/user/search?q=pizza', '/user/cart', '/user/profile', '/user/orders', '/about'];

/**
 * By how many pixels the page, or a scroll container in it, is too wide; negative where space for a scrollbar is reserved.
 */
const wide = (page: Page) =>
  page.evaluate(() => {
    const scrolls = [...document.querySelectorAll('body *')].filter((each) => {
      const { overflowX, scrollbarWidth } = getComputedStyle(each);
      // A strip meant for swiping has no scrollbar.
      return overflowX === 'auto' && scrollbarWidth !== 'none';
    });
    return Math.max(...[document.documentElement, ...scrolls].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });

test('the details of a dish at 400 % zoom show its name and price, with the buttons below', { tag: '@nightly' }, async ({ page, shop }) => {
  await shop.signInAsCustomer();
  await page.setViewportSize({ width: 320, height: 256 });
  await shop.open('/user?food=margherita-pizza');
  const dish = page.getByRole('dialog', { name: 'Margherita Pizza' });
  await expect(dish.getByText('Margherita Pizza', { exact: true }).last()).toBeInViewport({ ratio: 1 });
  await expect(dish.getByText('$12.99')).toBeInViewport({ ratio: 1 });
  await expect(dish).toBeFocused();
  await page.keyboard.press('End');
  await expect(dish.getByRole('button', { name: 'Add to cart' })).toBeInViewport({ ratio: 1 });
});

for (const width of variants([320, 305])) {
  test(`the header and the cart fit ${String(width)} pixels`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 700 });
    await shop.open('/user/search');
    const screen = page.getByRole('banner').getByText('- Menu');
    const seen = await screen.evaluate((name) => {
      const row = name.parentElement;
      if (!row) return 'none';
      const [word, room] = [name.getBoundingClientRect(), row.getBoundingClientRect()];
      // Either fully visible, or fully below the visible line.
      return word.top >= room.bottom || (word.right <= room.right + 1 && name.scrollWidth <= name.clientWidth) ? 'whole or not at all' : 'cut';
    });
    expect(seen).toBe('whole or not at all');

    await shop.signInAsCustomer();
    await shop.addToCart('Margherita Pizza');
    await shop.open('/user/cart');
    await shop.settled();
    const order = await page.getByRole('button', { name: 'Complete Order' }).boundingBox();
    if (!order) throw new Error('not on the page');
    expect(order.x + order.width).toBeLessThan(width - 15);
    expect(await wide(page)).toBeLessThanOrEqual(0);
  });
}

for (const size of [24, 32]) {
  test(`no screen scrolls sideways with a font size of ${String(size)} pixels, on a phone or a desktop`, { tag: '@nightly' }, async ({ baseURL, launchOptions }) => {
    const { page, shop, close } = await withLetters(size, { baseURL, launchOptions });
    // Resizing a window changes the layout as another device does.
    const inBoth = async (look: (window: string) => Promise<void>) => {
      for (const window of [PHONE, DESK]) {
        await page.setViewportSize(window);
        await shop.settled();
        await look(`in a window of ${String(window.width)} pixels`);
      }
    };
    await shop.signInAs(DEMO_ACCOUNTS.customer);
    await shop.addToCart('Margherita Pizza');
    for (const address of SCREENS) {
      await shop.open(address);
      await inBoth(async (window) => { expect(await wide(page), `${address} ${window}`).toBeLessThanOrEqual(0); });
    }
    await shop.open('/user/cart');
    await inBoth(async (window) => {
      const more = await page.getByRole('button', { name: 'One Margherita Pizza more' }).boundingBox();
      const sum = await page.getByRole('listitem').getByText('$12.99', { exact: true }).boundingBox();
      if (!more || !sum) throw new Error('not on the page');
      expect(sum.x >= more.x + more.width || sum.y >= more.y + more.height, window).toBe(true);
    });

    await page.evaluate(() => { localStorage.clear(); });
    await shop.signInAsAdministrator();
    for (const address of ['/dashboard', '/dashboard/orders', '/dashboard/search', '/dashboard/stock']) {
      await shop.open(address);
      // With and without the side menu.
      for (const width of [768, 1024, DESK.width]) {
        await page.setViewportSize({ width, height: 800 });
        await shop.settled();
        // A table may scroll: it is in a container of its own.
        const by = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(by, `${address} in a window of ${String(width)} pixels`).toBeLessThanOrEqual(0);
      }
    }
    await close();
  });
}

test('the back office fits 320 pixels, including its header', { tag: '@nightly' }, async ({ page, shop }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await shop.signInAsAdministrator();
  for (const address of ['/dashboard', '/dashboard/orders', '/dashboard/add-food', '/dashboard/banners']) {
    await shop.open(address);
    await shop.settled();
    const [scrollWidth, clientWidth] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth] as const);
    expect(scrollWidth, address).toBeLessThanOrEqual(clientWidth);
    const logout = await page.getByRole('banner').getByRole('button', { name: 'Logout' }).boundingBox();
    if (!logout) throw new Error('not on the page');
    expect(logout.x + logout.width).toBeLessThanOrEqual(305);
  }
});

test('a tooltip at the edge of the window does not cover its button', { tag: '@nightly' }, async ({ page, shop }) => {
  // Tab scrolls to the button, and the tooltip stays open.
  await page.setViewportSize(PHONE);
  await shop.open('/user/search');
  await shop.settled();
  await shop.tabTo(/^Theme: System$/);
  const button = await page.getByRole('button', { name: 'Theme: System' }).boundingBox();
  const bubble = await page.locator('body > [aria-hidden]').filter({ hasText: 'Theme: System' }).boundingBox();
  if (!button || !bubble) throw new Error('not on the page');
  expect(bubble.y + bubble.height).toBeLessThanOrEqual(button.y);
});
