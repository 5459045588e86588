/** What lists need a layout for: an order on paper, rows that keep their places, the bar of the selection on a phone. */
import type { Locator } from '@playwright/test';
import { expect, test } from './backOffice';
import { PHONE, WITHOUT_CACHE } from './shop';

test.use(WITHOUT_CACHE);

test('an order is printed as a receipt with its totals once, after the last line, without the list and its own buttons', { tag: '@nightly' }, async ({ office, shop, page }) => {
  await shop.open('/dashboard/orders/95c8d3fa-07e2-4b96-8a4d-f3b61c2e7d08?status=pending');
  const drawer = page.getByRole('dialog', { name: 'Order 95c8d3fa' });
  const receipt = drawer.getByRole('article', { name: 'Receipt' });
  await expect(receipt).toContainText('Spaghetti Bolognese');
  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toBeVisible();
  await expect(receipt.locator('tfoot')).toHaveCSS('display', 'table-row-group');
  for (const unprinted of [office.menu, page.getByRole('banner'), page.getByRole('table', { name: 'Orders' }), drawer.getByRole('button', { name: 'Re-open' })]) {
    await expect(unprinted).toBeHidden();
  }
});

test('new orders do not move the rows under the pointer', { tag: '@nightly' }, async ({ office, shop, page }) => {
  await office.goTo('Orders');
  const complete = office.main.getByRole('button', { name: 'Complete order 95c8d3fa' });
  await complete.hover();
  const before = await complete.boundingBox();
  const order = { lines: [{ foodId: 'garden-salad', quantity: 1, price: 8.99 }], deliveryAddress: '2 Mill Lane', contactPhone: '555 0123' };
  expect((await shop.call('POST', '/orders', { token: await shop.token(), body: order })).status).toBe(201);
  await expect(office.main.getByRole('button', { name: 'Show 1 new order' })).toBeVisible();
  expect(await complete.boundingBox()).toEqual(before);
  await page.mouse.down();
  await page.mouse.up();
  await shop.expectMessage('Order marked as completed');
  await expect(office.row('95c8d3fa')).toContainText('Completed');
  await office.expectRows(/^1–7 of 7$/);
});

test('on a phone the selection bar has one line for the count and one for the actions', { tag: '@nightly' }, async ({ office, shop, page }) => {
  await page.setViewportSize(PHONE);
  await shop.open('/dashboard/orders');
  await office.main.getByRole('checkbox', { name: 'Select order 3d1e84b7' }).check();
  const bar = office.main.getByRole('group', { name: 'Selected rows' });
  const middle = async (part: Locator) => {
    const box = (await part.boundingBox())!;
    return Math.round(box.y + box.height / 2);
  };
  for (const width of [PHONE.width, 320]) {
    await page.setViewportSize({ ...PHONE, width });
    const [count, clear, complete, reopen] = await Promise.all(
      [bar.getByRole('status'), ...['Clear selection', 'Complete 1', 'Re-open 0'].map((name) => bar.getByRole('button', { name }))].map(middle),
    );
    expect(clear).toBe(count);
    expect(complete).toBeGreaterThan(count!);
    expect(reopen).toBe(complete);
  }
});
