/** Instants are stored, and every user sees days and hours in their own time zone. */
import type { Page } from '@playwright/test';
import { type Shop, expect, test } from './shop';

/** Sets the shop's clock and freezes it. */
function setClock(shop: Shop, at: string) {
  return shop.set({ clock: { at, frozen: true, since: 0 } });
}

/** Returns a function that sets the browser's time zone while the data stays the same. */
async function zonesOf(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  return (timezoneId: string) => devTools.send('Emulation.setTimezoneOverride', { timezoneId });
}

test('an order in the first hours of November in Berlin is one of October in New York, in every list and in the sales', { tag: '@nightly' }, async ({ shop, page }) => {
  const moveTo = await zonesOf(page);
  await moveTo('Europe/Berlin');
  await shop.signInAsAdministrator();
  await setClock(shop, '2026-11-01T02:00:00.000Z');
  const order = { lines: [{ foodId: 'garden-salad', quantity: 1, price: 8.99 }], deliveryAddress: 'Torstr. 1', contactPhone: '+49 30 1234' };
  expect((await shop.call('POST', '/orders', { token: await shop.token(), body: order })).status).toBe(201);

  const expectDay = async (day: string, time: string, month: string) => {
    await shop.open('/dashboard/history?action=Order+Placed');
    await expect(page.getByRole('table', { name: 'Activity history' }).getByRole('row').nth(1)).toContainText(new RegExp(`Order Placed.*${day}.*${time}`));
    await shop.open('/dashboard/orders');
    await expect(page.getByRole('main')).toContainText(`${day}, ${time}`);
    await shop.open('/dashboard');
    await page.getByRole('switch', { name: 'Monthly Sales: live orders' }).click();
    await page.getByRole('button', { name: 'Monthly Sales: table view' }).click();
    await expect(page.getByRole('table', { name: 'Monthly Sales' }).getByRole('row').last()).toHaveText(new RegExp(`^${month}\\$12\\.70$`));
  };
  await expectDay('Nov 01, 2026', '03:00 AM', 'Nov 2026');
  await moveTo('America/New_York');
  await expectDay('Oct 31, 2026', '10:00 PM', 'Oct 2026');
});
