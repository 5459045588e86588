/**
 * The main user journeys of the storefront and the back office, on a phone and on a desktop. The drivers cannot do touch,
 * forced colours and reduced motion in either browser, nor pages narrower than 447 pixels in WebKitGTK.
 */
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { test } from './browser';
import { KEYS, type Tab } from './tab';

/** Wider than high, unlike its frame in the lists. */
const PICTURE = path.join(__dirname, '../../docs/images/menu.png');

/** Follows a link of the back office's menu, which is a drawer on a phone. */
async function goToSection(tab: Tab, section: string, heading: string) {
  if (await tab.run(() => innerWidth < 768)) await tab.press('button', 'Side menu');
  await tab.press('link', new RegExp(`^${section}`), { role: 'navigation', name: 'Admin panel' });
  await tab.sees('heading', heading);
}

for (const screen of ['phone', 'desktop'] as const) {
  test.describe(screen, () => {
    test('a visitor signs in, orders by card and finds the order', async ({ openTab }) => {
      const tab = await openTab(screen);
      await tab.goto('/user');
      await tab.press('link', 'Add to cart: Margherita Pizza');
      await tab.isAt(/^\/user\/auth/);
      await tab.press('button', 'Regular User');
      await tab.isAt(/^\/user(\?|$)/);
      await tab.press('button', 'Add to cart: Garden Salad');
      await tab.reads('Garden Salad added to your cart');
      await tab.press('link', /^Cart/, { role: 'navigation', name: 'Main' });
      await tab.fill('Delivery address', '1 Harbour Row');
      await tab.press('radio', /^Card/);
      await tab.press('button', 'Complete Order');
      await tab.isAt(/^\/user\/thank-you\?order=/);
      await tab.press('link', 'View My Orders');
      await tab.reads('1 Harbour Row');
      await tab.reads('Pending');
    });

    test('a search with a typing error finds the dish', async ({ openTab }) => {
      const tab = await openTab(screen);
      await tab.goto('/user/search');
      await tab.fill('Search food', 'margarita');
      await tab.key(KEYS.enter);
      await tab.sees('heading', 'Margherita Pizza');
    });

    test('an administrator adds a dish with a picture, restocks it, completes an order and exports the list', async ({ openTab, session }) => {
      const tab = await openTab(screen);
      await tab.signIn('Admin User', '/dashboard/add-food');
      await tab.fill('Name', 'Harbour Soup');
      await tab.choose('Category', 'Salad');
      await tab.upload(PICTURE);
      await tab.sees('button', 'Remove picture');
      await tab.fill('Description', 'Fish of the day, potatoes and dill, hot from the pot at noon.');
      await tab.press('radio', 'Veg');
      await tab.fill('Price', '5.50');
      await tab.fill('Stock', '4');
      await tab.press('button', 'Add Food');
      await tab.reads('Food item added successfully!');

      await goToSection(tab, 'Stock', 'Inventory Management');
      await tab.press('button', 'Restock +10 Harbour Soup');
      await tab.until((label) => [...document.querySelectorAll('input')].some((input) => input.getAttribute('aria-label') === label && input.value === '14'), 'Current stock of Harbour Soup');
      // The picture fills its square frame although its aspect ratio differs.
      const [picture, square] = await tab.run(() => {
        const picture = [...document.images].find(({ src }) => src.startsWith('data:'));
        return [picture, picture?.parentElement].map((element) => [element?.offsetWidth, element?.offsetHeight]);
      });
      expect(picture).toEqual(square);

      await goToSection(tab, 'Orders', 'Orders');
      await tab.press('button', /^Complete order 3d1e84b7/);
      await tab.reads('Order marked as completed');
      await tab.press('button', 'Export CSV');
      await expect(async () => {
        const [file] = await readdir(session.downloads);
        expect(await readFile(path.join(session.downloads, file!), 'utf8')).toContain('3d1e84b7');
      }).toPass({ timeout: 10_000 });
    });
  });
}

test('the service worker serves the second visit without a network', async ({ openTab, host }) => {
  const tab = await openTab();
  await tab.goto('/user');
  await tab.sees('heading', 'Margherita Pizza');
  await tab.until(() => navigator.serviceWorker.controller?.state === 'activated');
  await host.stop();
  await tab.goto('/user/auth');
  await tab.press('button', 'Regular User');
  await tab.press('button', 'Add to cart: Garden Salad');
  await tab.reads('Garden Salad added to your cart');
});

test('two tabs share the cart and the session', async ({ openTab }) => {
  const one = await openTab();
  await one.signIn('Regular User', '/user/auth');
  const other = await openTab();
  await other.goto('/user/cart');
  await other.reads('Your cart is empty');
  await one.bringToFront();
  await one.press('button', 'Add to cart: Garden Salad');
  await other.bringToFront();
  await other.sees('button', 'One Garden Salad more');
  await other.press('link', 'Profile', { role: 'navigation', name: 'Main' });
  await other.press('button', 'Sign Out');
  await other.isAt(/^\/user\/auth/);
  await one.bringToFront();
  await one.press('link', /^Cart/, { role: 'navigation', name: 'Main' });
  await one.reads('Your cart is empty');
});
