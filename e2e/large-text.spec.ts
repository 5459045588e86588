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

test('the footer does not wrap inside the delivery time', { tag: '@nightly' }, async ({ page, shop }) => {
  await shop.open('/user');
  const estimate = page.getByRole('contentinfo').getByText('30-45 minutes', { exact: true });
  for (const width of [320, 360, 390, 412]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await estimate.evaluate((words) => words.getClientRects().length), `at ${String(width)} pixels`).toBe(1);
  }
});

test('two dishes side by side have the same layout', { tag: '@nightly' }, async ({ page, shop }) => {
  await shop.open('/user');
  const sizes = (part: string) =>
    page.getByRole('region', { name: 'Pizza' }).locator(part).evaluateAll((all) =>
      all.map((each) => [Math.round(each.getBoundingClientRect().width), Math.round(each.getBoundingClientRect().top)]),
    );
  // A phone in landscape, and a wide window at 200 % zoom.
  await shop.inWindows([580, 640, 720], async () => {
    for (const part of ['img', '[aria-label^="Add to cart"]']) {
      const [one, other] = await sizes(part);
      expect(one, part).toBeDefined();
      expect(other, part).toEqual(one);
    }
  });
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
  test(`the header and a cart line fit ${String(width)} pixels`, async ({ page, shop }) => {
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
    const more = await page.getByRole('button', { name: 'One Margherita Pizza more' }).boundingBox();
    const sum = await page.getByRole('listitem').getByText('$12.99', { exact: true }).boundingBox();
    const order = await page.getByRole('button', { name: 'Complete Order' }).boundingBox();
    if (!more || !sum || !order) throw new Error('not on the page');
    expect(sum.x >= more.x + more.width || sum.y >= more.y + more.height).toBe(true);
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
    await close();
  });
}

for (const size of [24, 32]) {
  test(`the back office does not scroll sideways with a font size of ${String(size)} pixels, with or without its side menu`, { tag: '@nightly' }, async ({ baseURL, launchOptions }) => {
    const { page, shop, close } = await withLetters(size, { baseURL, launchOptions });
    await shop.signInAsAdministrator();
    for (const address of ['/dashboard', '/dashboard/orders', '/dashboard/search', '/dashboard/stock']) {
      await shop.open(address);
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

test('a tooltip stays open for a pointer that moves to it slowly', { tag: '@nightly' }, async ({ page, shop }) => {
  await page.setViewportSize(DESK);
  await shop.open('/about');
  await shop.settled();
  const button = page.getByRole('button', { name: 'Theme: System' });
  await button.hover();
  const bubble = page.locator('body > [aria-hidden]').filter({ hasText: 'Theme: System' });
  await expect(bubble).toBeVisible();
  const [from, to] = [await button.boundingBox(), await bubble.boundingBox()];
  if (!from || !to) throw new Error('not on the page');
  // Between the button and its tooltip.
  await page.mouse.move(from.x + from.width / 2, (to.y + to.height + from.y) / 2);
  await page.waitForTimeout(500);
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2);
  await page.waitForTimeout(500);
  await expect(bubble).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bubble).toBeHidden();
});

test('the overview shows its amounts in full with text of twice the size', { tag: '@nightly' }, async ({ baseURL, launchOptions }) => {
  const { page, shop, close } = await withLetters(32, { baseURL, launchOptions });
  await page.setViewportSize({ width: 1280, height: 800 });
  // If the heading's font is late or missing, the fallback font is slightly wider.
  await page.route(/\.woff2$/, (route) => route.abort());
  await shop.signInAsAdministrator();
  await shop.settled();
  const sum = page.getByRole('main').getByText('$182.77', { exact: true });
  expect(await sum.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  const switches = page.getByRole('switch');
  await expect(switches).toHaveCount(2);
  for (const live of await switches.all()) {
    const reach = await live.evaluate((each) => (each.closest('[role=region]')?.getBoundingClientRect().right ?? 0) - each.getBoundingClientRect().right);
    expect(reach).toBeGreaterThan(0);
  }
  // The content of a header button does not overflow it.
  const search = page.getByRole('banner').getByRole('button', { name: /^Search or jump to/ });
  expect(await search.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  await close();
});

test('the recent orders show their full statuses in a window half as wide as a desktop', { tag: '@nightly' }, async ({ page, shop }) => {
  await shop.signInAsAdministrator();
  const region = page.getByRole('region', { name: 'Recent orders' });
  // With and without the open side menu.
  for (const width of [640, 720, 767, 900, 960, 1000]) {
    await page.setViewportSize({ width, height: 720 });
    await expect(region.getByText('Out for delivery')).toBeVisible();
    const cut = () => region.evaluate((each) => {
      const room = each.querySelector('a')?.getBoundingClientRect().right ?? 0;
      return [...each.querySelectorAll('tbody td:last-child > *')].map((tag) => Math.max(0, tag.getBoundingClientRect().right - room - 1));
    });
    await expect.poll(cut, `at ${String(width)} pixels`).toEqual([0, 0, 0, 0, 0, 0]);
  }
});

test('the banner form is beside its preview only where both have room', { tag: '@nightly' }, async ({ baseURL, launchOptions }) => {
  const { page, shop, close } = await withLetters(32, { baseURL, launchOptions });
  await page.setViewportSize({ width: 1280, height: 800 });
  await shop.signInAsAdministrator();
  await shop.open('/dashboard/banners');
  await shop.settled();
  const form = page.getByRole('form', { name: 'Add New Banner' });
  const title = form.getByLabel('Title', { exact: true });
  expect((await title.boundingBox())?.width).toBeGreaterThan(400);
  expect(await title.evaluate((field) => {
    const { left, top, width, height } = field.getBoundingClientRect();
    return document.elementFromPoint(left + width * 0.9, top + height / 2) === field;
  })).toBe(true);
  await close();
});

test('the back office shows a dish’s full name on the narrowest phone', { tag: '@nightly' }, async ({ page, shop }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await shop.signInAsAdministrator();
  await shop.open('/dashboard/search');
  await shop.settled();
  const names = page.getByRole('article').getByRole('heading');
  await expect(names).toHaveCount(8);
  expect(await names.evaluateAll((all) => all.map((name) => name.scrollHeight - name.clientHeight))).toEqual(Array(8).fill(0));
});
