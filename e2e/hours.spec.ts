/** A closed evening, an order for tomorrow noon, and a pause (docs/behaviour.md, section 4). The shop is in New York. */
import { DESK, PHONE, type Shop, WITHOUT_CACHE, expect, test, variants } from './shop';

test.use(WITHOUT_CACHE);

const ALL_DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const LUNCH = { timeZone: 'America/New_York', hours: [{ days: ALL_DAYS, opens: '11:00', closes: '22:00' }], laterDays: 1 };

/** Sets the shop's clock and freezes it. */
const setClock = (shop: Shop, at: string) => shop.set({ clock: { at, frozen: true, since: 0 } });

async function setUp(shop: Shop) {
  expect((await shop.call('PATCH', '/shop', { token: await shop.administratorToken(), body: LUNCH })).status).toBe(200);
}

for (const viewport of variants([PHONE, DESK])) {
  test.describe(`on ${String(viewport.width)} pixels`, () => {
    test.use({ viewport });

    test('in a closed evening the cart says when the shop opens, and takes an order for tomorrow noon', async ({ shop, page }) => {
      await shop.fillCart();
      // 11 PM of June 1.
      await setClock(shop, '2026-06-02T03:00:00.000Z');
      await setUp(shop);
      await shop.open('/user');
      await expect(page.getByText('Closed. Opens tomorrow, 11:00 AM')).toBeVisible();
      await shop.open('/user/cart');
      await expect(page.getByText('Closed. Opens tomorrow, 11:00 AM')).toBeVisible();
      await page.getByLabel('When').selectOption('Tomorrow, 12:00 PM');
      await shop.expectAccessible();
      await shop.placeOrder();
      await expect(page.getByRole('main')).toContainText(/DueTomorrow, 12:00 PM/);
    });

    test('the kitchen sees an order for tomorrow noon below the others, until it is to begin with it', async ({ shop, page }) => {
      await shop.signInAsAdministrator();
      await setClock(shop, '2026-06-01T20:00:00.000Z');
      await setUp(shop);
      const body = { lines: [{ foodId: 'garden-salad', quantity: 1, price: 8.99 }], deliveryAddress: '27 Orchard Street', contactPhone: '555 010 0142', dueAt: '2026-06-02T16:00:00.000Z' };
      const { body: placed } = await shop.call('POST', '/orders', { token: await shop.token(), body });
      const ticket = page.getByRole('article', { name: `Order ${(placed as { id: string }).id.slice(0, 8)}` });
      await shop.open('/dashboard/kitchen');
      const later = page.getByRole('region', { name: 'Later (1)' });
      await expect(later.locator(ticket)).toContainText('Due Tomorrow, Jun 2, 12:00 PM');
      await shop.expectAccessible();
      // 11:05 AM of the next day.
      await setClock(shop, '2026-06-02T15:05:00.000Z');
      await page.reload();
      await expect(ticket).toContainText('5 min');
      await expect(ticket).toContainText('Due Today, 12:00 PM');
      await expect(later).toHaveCount(0);
    });
  });
}
