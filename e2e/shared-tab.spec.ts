/** The tab that many other tests share, one after another (sharedTab.ts), is like a new one. */
import type { Page } from '@playwright/test';
import { WITHOUT_KEEPING, expect, test } from './shop';

test.use(WITHOUT_KEEPING);
test.describe.configure({ mode: 'serial' });

const DISH = 'Garden Salad';
let tab: Page;
let heard = 0;

test('one test orders, and leaves everything it can behind', async ({ shop, page, context }) => {
  tab = page;
  await shop.fillCart(DISH);
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expect(page).toHaveURL(/thank-you/);
  await shop.open('/user');
  await shop.addToCart(DISH);
  await page.evaluate(async () => {
    for (const storage of [localStorage, sessionStorage]) storage.setItem('left', '');
    document.cookie = 'left=1';
    await caches.open('left');
  });
  page.on('console', () => { heard += 1; });
  await page.addInitScript(() => { Object.assign(window, { left: true }); });
  await page.route('**/pictures/**', (route) => route.abort());
  await page.setViewportSize({ width: 320, height: 500 });
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await context.newPage();
});

test('the next test has the same tab, and finds nothing of it', async ({ shop, page, context }) => {
  expect(page).toBe(tab);
  expect(context.pages()).toEqual([page]);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  expect(await page.evaluate(() => history.length)).toBe(1);
  const before = heard;
  await page.evaluate(() => { console.log('new'); });
  expect(heard).toBe(before);
  await shop.open('/user');
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pizza' }).locator('img').first()).not.toHaveJSProperty('naturalWidth', 0);
  expect(await page.evaluate(async () => ({
    left: 'left' in window || 'left' in localStorage || 'left' in sessionStorage || document.cookie.includes('left') || (await caches.has('left')),
    width: innerWidth,
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
    still: matchMedia('(prefers-reduced-motion: reduce)').matches,
    paper: matchMedia('print').matches,
    cart: JSON.parse(localStorage.getItem('userCart') ?? '[]') as unknown,
  }))).toEqual({ left: false, width: 1280, dark: false, still: true, paper: false, cart: [] });
  const { body } = await shop.call('GET', '/foods/garden-salad');
  expect((body as { stock: number }).stock).toBe(20);
});
