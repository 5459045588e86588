/** What all lists have: state in the address, column choice, and an order's own address. */
import type { Locator } from '@playwright/test';
import { type BackOffice, expect, test } from './backOffice';
import { PHONE, WITHOUT_CACHE } from './shop';

test.use(WITHOUT_CACHE);

const ORDERS = 400;

/** The state of the list: its address, and the first column of its rows. */
async function state(office: BackOffice) {
  // The previous rows stay until the new ones have arrived.
  await expect(office.main.locator('[aria-busy="true"]')).toHaveCount(0);
  return { address: new URL(office.page.url()).search, rows: await office.column('Order ID') };
}

test('page, size, sort, filter and search survive reload, back and sharing', { tag: '@nightly' }, async ({ office, page, context }) => {
  await office.goTo('Orders');
  await office.fill('orders', ORDERS);
  await expect(office.tab('All Orders')).toHaveText(`All Orders ${ORDERS + 7}`);
  const untouched = await state(office);

  await office.choose('Rows per page', '10 / page');
  await office.main.getByRole('columnheader', { name: 'Total' }).getByRole('button').click();
  await office.tab('Pending').click();
  await office.main.getByLabel('Search orders').fill('street');
  await expect(page).toHaveURL(/search=street/);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await office.expectRows(/^11–20 of/);
  const narrowed = await state(office);
  const query = new URLSearchParams(narrowed.address);
  expect(Object.fromEntries(query)).toEqual({ size: '10', sort: 'total', order: 'asc', status: 'pending', search: 'street', page: '2' });
  expect(narrowed.rows).not.toEqual(untouched.rows);
  const totals = (await office.column('Total')).map((total) => Number(total.replace(/[$,]/g, '')));
  expect(totals).toEqual([...totals].sort((a, b) => a - b));
  expect(new Set(await office.column('Status'))).toEqual(new Set(['Pending']));

  await page.reload();
  await expect.poll(() => state(office)).toEqual(narrowed);
  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(shared.getByRole('searchbox', { name: 'Search orders' })).toHaveValue('street');
  await expect(shared.getByRole('link', { name: narrowed.rows[0]?.slice(0, 8) ?? '', exact: true })).toBeVisible();
  await shared.close();

  await page.goBack();
  await expect(page).not.toHaveURL(/page=2/);
  await page.goBack();
  await expect(page).not.toHaveURL(/search=street|status=pending/);
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=total/);
  await page.goBack();
  await expect.poll(() => state(office)).toEqual(untouched);
});

test('an order has its own address, opens over the unchanged list, and prints as a receipt', { tag: '@nightly' }, async ({ office, shop, page }) => {
  await page.addInitScript(() => {
    window.print = () => { document.documentElement.dataset.askedToPrint = 'yes'; };
  });
  await shop.open('/dashboard/orders?status=pending');
  await office.main.getByRole('link', { name: '95c8d3fa' }).click();
  await expect(page).toHaveURL(/\/dashboard\/orders\/95c8d3fa-07e2-4b96-8a4d-f3b61c2e7d08\?status=pending$/);
  await page.reload();
  const drawer = page.getByRole('dialog', { name: 'Order 95c8d3fa' });
  const receipt = drawer.getByRole('article', { name: 'Receipt' });
  for (const part of [
    '95c8d3fa-07e2-4b96-8a4d-f3b61c2e7d08', 'Daniel Okafor', '555 010 0187', '8 Harbour View, Old Town', 'Cash', 'Spaghetti Bolognese',
    '$13.49', '$1.08', '$2.99', '$17.56', 'Pending',
  ]) {
    await expect(receipt).toContainText(part);
  }
  await expect(drawer.getByRole('listitem')).toHaveText(/^Placed by Daniel Okafor/);
  await drawer.getByRole('button', { name: 'Print receipt' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked-to-print', 'yes');

  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toBeVisible();
  for (const unprinted of [office.menu, page.getByRole('banner'), page.getByRole('table', { name: 'Orders' }), drawer.getByRole('button', { name: 'Re-open' })]) {
    await expect(unprinted).toBeHidden();
  }
  await page.emulateMedia({ media: 'screen' });

  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/dashboard\/orders\?status=pending$/);
  await expect.poll(async () => (await office.column('Order ID')).length).toBe(2);
  await page.goForward();
  await expect(drawer).toBeVisible();
  await shop.open('/dashboard/orders/no-such-order');
  await expect(page.getByRole('dialog')).toContainText('This order does not exist');
});

test('new orders do not move the rows under the pointer', { tag: '@nightly' }, async ({ office, shop, page }) => {
  const registration = { name: 'Eve Adams', email: 'eve@example.com', password: 'long enough', phone: '555 0123', address: '2 Mill Lane' };
  const { token } = (await shop.call('POST', '/users', { body: registration })).body as { token: string };
  const order = { lines: [{ foodId: 'garden-salad', quantity: 1, price: 8.99 }], deliveryAddress: '2 Mill Lane', contactPhone: '555 0123' };
  const placeOrder = async () => {
    expect((await shop.call('POST', '/orders', { token, body: order })).status).toBe(201);
    await page.evaluate(() => { window.dispatchEvent(new Event('focus')); });
  };
  await office.goTo('Orders');
  const complete = office.main.getByRole('button', { name: 'Complete order 95c8d3fa' });
  await complete.hover();
  const before = await complete.boundingBox();
  await placeOrder();
  const show = office.main.getByRole('button', { name: 'Show 1 new order' });
  await expect(show).toBeVisible();
  expect(await complete.boundingBox()).toEqual(before);
  await page.mouse.down();
  await page.mouse.up();
  await shop.expectMessage('Order marked as completed');
  await expect(office.row('95c8d3fa')).toContainText('Completed');
  await office.expectRows(/^1–7 of 7$/);

  await show.click();
  await office.expectRows(/^1–8 of 8$/);
  await expect(office.main.getByRole('region', { name: 'Orders', exact: true })).toBeFocused();
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

for (const question of ['sort=stock', 'status=low']) {
  test(`two numbers typed in turn change one product, though its row belongs elsewhere after the first (${question})`, { tag: '@nightly' }, async ({ office, page, shop }) => {
    // Makes a second page, to which the row could move.
    await office.fill('foods', 60);
    await shop.open(`/dashboard/stock?${question}`);
    const numbers = office.main.getByRole('textbox', { name: /^(Current stock|Alert threshold) of/ });
    const stock = numbers.first();
    await expect(stock).toBeVisible();
    const name = (await stock.getAttribute('aria-label'))?.replace('Current stock of ', '') ?? '';
    const others = () => numbers.evaluateAll((fields) => fields.slice(2).map((each) => (each as HTMLInputElement).value));
    const before = await others();
    await stock.focus();
    await page.keyboard.type('300', { delay: 40 });
    await page.keyboard.press('Tab');
    await shop.expectMessage(`Stock updated for ${name}`);
    await shop.settled();
    await expect(page.getByRole('textbox', { name: `Alert threshold of ${name}`, exact: true })).toBeFocused();
    await page.keyboard.type('25', { delay: 40 });
    await page.keyboard.press('Enter');
    await shop.expectMessage(`Alert threshold updated for ${name}`);
    await expect(page.locator(':focus')).toHaveValue('25');
    expect(await others()).toEqual(before);

    // Loaded again, the list is sorted and filtered with the new numbers.
    await page.reload();
    await expect(numbers.first()).toBeVisible();
    await expect(office.main.getByText(name, { exact: true })).toBeHidden();
    await shop.open(`/dashboard/stock?search=${encodeURIComponent(name)}`);
    await expect(page.getByRole('textbox', { name: `Alert threshold of ${name}`, exact: true })).toHaveValue('25');
  });
}
