/** Nothing moves on a screen while it loads. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSettings } from '../scripts/setup/settings.mjs';
import { test as backOffice } from './backOffice';
import { DESK, PHONE, WITHOUT_CACHE, WITHOUT_WORKER, expect, test, variants } from './shop';

// A new tab: cached content would appear immediately and hide a layout shift.
test.use({ ...WITHOUT_WORKER, sharesTab: false });
backOffice.use({ ...WITHOUT_CACHE, serviceWorkers: 'allow', sharesTab: false });

for (const width of variants([320, 390, 768, 1440])) {
  test.describe(`${String(width)} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 }, isMobile: width < 768, hasTouch: width < 768 });

    test('nothing on the menu moves while it loads', async ({ page, shop }) => {
      await shop.noteShifts();
      await shop.open('/user');
      await expect(page.getByRole('link', { name: 'Add to cart: Margherita Pizza' })).toBeVisible();
      await expect(page.getByRole('group', { name: '1 of 3' })).toBeVisible();
      await shop.expectNoShift();
      // The filter and View Cart are side by side.
      const boxes = await Promise.all([page.getByRole('group', { name: 'Filter by diet' }), page.getByRole('link', { name: 'View Cart' })].map((part) => part.boundingBox()));
      const [filter, link] = boxes;
      expect(link!.y).toBeLessThan(filter!.y + filter!.height);
    });
  });
}

for (const viewport of variants([PHONE, DESK])) {
  test(`nothing on the menu moves if the promotions cannot be loaded, ${String(viewport.width)} pixels wide`, { tag: '@nightly' }, async ({ page, shop }) => {
    await page.setViewportSize(viewport);
    await shop.noteShifts();
    await shop.startWith('banners-fail');
    await shop.open('/user');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await shop.expectNoShift();
  });
}

test('nothing on the menu moves if the page arrives card by card', { tag: '@nightly' }, async ({ page, shop }) => {
  const address = `${buildSettings().basePath}user`;
  const cards = (await readFile('dist/user.html', 'utf8')).split(/(?<=<\/article><\/li>)/);
  expect(cards.length).toBeGreaterThan(5);
  // The page alone: its scripts come later.
  const server = createServer(({ url }, response) => {
    if (url !== address) { response.writeHead(503).end(); return; }
    response.setHeader('content-type', 'text/html');
    const send = () => {
      response.write(cards.shift());
      if (cards.length > 0) setTimeout(send, 100);
      else response.end();
    };
    send();
  });
  await new Promise<void>((resolve) => { server.listen(0, resolve); });
  await shop.noteShifts();
  await page.goto(`http://localhost:${String((server.address() as AddressInfo).port)}${address}`);
  await expect(page.getByRole('link', { name: 'Add to cart: Margherita Pizza' })).toBeVisible();
  server.close();
  await shop.expectNoShift();
});

for (const width of [390, 768, 1440]) {
  backOffice(`nothing moves while a list, the overview and the kitchen load, ${String(width)} pixels wide`, { tag: '@nightly' }, async ({ office, shop, page }) => {
    await page.setViewportSize({ width, height: 900 });
    await shop.noteShifts();
    for (const list of ['orders', 'users', 'stock', 'history']) {
      await shop.open(`/dashboard/${list}`);
      await expect(office.main.getByRole('status').filter({ hasText: /^1–\d of \d$/ })).toBeVisible();
      await shop.expectNoShift();
    }
    for (const [address, text] of [['/dashboard', '7 total orders'], ['/dashboard/kitchen', '2 pending']] as const) {
      await shop.open(address);
      await expect(office.main.getByText(text)).toBeVisible();
      await shop.expectNoShift();
    }
  });

  backOffice(`nothing moves if the overview cannot be loaded, ${String(width)} pixels wide`, { tag: '@nightly' }, async ({ office, shop, page }) => {
    await page.setViewportSize({ width, height: 900 });
    await shop.noteShifts();
    await shop.startWith('back-office-fails');
    await shop.open('/dashboard');
    await expect(office.main.getByRole('button', { name: 'Try again' })).toHaveCount(2);
    await shop.expectNoShift();
  });
}
