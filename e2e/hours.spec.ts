/** A closed evening, an order for tomorrow noon, and the nights of daylight saving (docs/behaviour.md, section 4). The shop is in New York. */
import { DESK, PHONE, type Shop, WITHOUT_CACHE, expect, test, variants } from './shop';

test.use(WITHOUT_CACHE);

const ALL_DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const LUNCH = { timeZone: 'America/New_York', hours: [{ days: ALL_DAYS, opens: '11:00', closes: '22:00' }], laterDays: 1 };

/** Sets the shop's clock and freezes it. */
const setClock = (shop: Shop, at: string) => shop.set({ clock: { at, frozen: true, since: 0 } });

const SALAD = { lines: [{ foodId: 'garden-salad', quantity: 1, price: 8.99 }], deliveryAddress: '27 Orchard Street', contactPhone: '555 010 0142' };

async function setUp(shop: Shop, settings: object = LUNCH) {
  expect((await shop.call('PATCH', '/shop', { token: await shop.administratorToken(), body: settings })).status).toBe(200);
}

/** Orders a salad with a call, and returns the order. @param dueAt left out for now */
async function orderSalad(shop: Shop, dueAt?: string) {
  const { status, body } = await shop.call('POST', '/orders', { token: await shop.token(), body: { ...SALAD, ...(dueAt !== undefined && { dueAt }) } });
  expect(status).toBe(201);
  return body as { id: string; userId: string };
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
      const { id } = await orderSalad(shop, '2026-06-02T16:00:00.000Z');
      const ticket = page.getByRole('article', { name: `Order ${id.slice(0, 8)}` });
      await shop.open('/dashboard/kitchen');
      const later = page.getByRole('region', { name: 'Later (1)' });
      await expect(later.locator(ticket)).toContainText('Due Tomorrow, Jun 2, 12:00 PM');
      await shop.expectAccessible();
      // 11:05 AM of the next day.
      await setClock(shop, '2026-06-02T15:05:00.000Z');
      // Reads the time of the shop again.
      await setUp(shop, { address: '1 Harbour Road' });
      await expect(ticket).toContainText('5 min');
      await expect(ticket).toContainText('Due Today, 12:00 PM');
      await expect(later).toHaveCount(0);
    });
  });
}

const evening = (day: string) => ['10:00', '10:30', '11:00', '11:30'].map((time) => `${day}, ${time} PM`);

for (const { night, viewport, eve, times, before, chosen } of [
  // The clocks of both change at 06:00Z or 07:00Z of these days.
  { night: 'skips an hour', viewport: DESK, eve: '2026-03-08T01:00:00.000Z', times: ['12:00', '12:30', '01:00', '01:30', '03:00', '03:30'], before: 'T06:30:00.000Z', chosen: '03:00 AM' },
  { night: 'has an hour twice', viewport: PHONE, eve: '2026-11-01T00:00:00.000Z', times: ['12:00', '12:30', '01:00', '01:30', '02:00', '02:30', '03:00', '03:30'], before: 'T05:30:00.000Z', chosen: '02:00 AM' },
]) {
  test(`in a night that ${night} each time that the clocks show is on offer once, and the kitchen has the orders in the order of their time`, { tag: '@nightly' }, async ({ shop, page }) => {
    await page.setViewportSize(viewport);
    await shop.fillCart();
    const day = eve.slice(0, 10);
    await setClock(shop, eve);
    await setUp(shop, { ...LUNCH, hours: [{ days: ALL_DAYS, opens: '22:00', closes: '04:00' }] });
    await shop.open('/user/cart');
    const when = page.getByLabel('When');
    await expect(when.getByRole('option')).toHaveText(['Please choose a time', ...evening('Today'), ...times.map((time) => `Tomorrow, ${time} AM`), ...evening('Tomorrow')]);
    await when.selectOption(`Tomorrow, ${chosen}`);
    const last = await shop.placeOrder();
    await expect(page.getByRole('main')).toContainText(`DueTomorrow, ${chosen}`);

    // The kitchen begins with the chosen one at 06:00Z, in autumn at the second 1 AM, ten minutes after an order of the first 1:50 AM.
    const first = await orderSalad(shop, day + before);
    await setClock(shop, `${day}T05:50:00.000Z`);
    const second = await orderSalad(shop);
    await setClock(shop, `${day}T06:10:00.000Z`);
    await shop.call('PATCH', `/staff/${first.userId}`, { token: await shop.administratorToken(), body: { role: 'kitchen' } });
    await shop.open('/dashboard/kitchen');
    const due = page.getByRole('article').filter({ hasText: 'Garden Salad' });
    await expect(due.filter({ hasText: 'Due' })).toContainText(['Due Today, 01:30 AM', `Due Today, ${chosen}`]);
    const names = await due.evaluateAll((tickets) => tickets.map((ticket) => ticket.getAttribute('aria-label')));
    expect(names.slice(-3)).toEqual([first.id, second.id, last].map((id) => `Order ${id.slice(0, 8)}`));
  });
}
