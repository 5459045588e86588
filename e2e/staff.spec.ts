/** A cook does the work of the kitchen and reaches nothing else (docs/behaviour.md, section 6). */
import { SECTION_PATHS } from './backOffice';
import { WITHOUT_CACHE, expect, test } from './shop';
import { routes } from '../src/domain/routes';
import { DEMO_ACCOUNTS } from '../src/domain/user/demoAccounts';

test.use(WITHOUT_CACHE);

const COOK = { name: 'Ana Silva', email: 'ana.silva@example.com', password: 'a long secret' };
const OWN_PATHS: readonly string[] = [routes.dashboard, routes.dashboardOrders, routes.dashboardKitchen, routes.dashboardStock];

test('a manager who becomes a cook keeps the kitchen only: by address, call, undo, live updates and an open session', { tag: '@nightly' }, async ({ shop, page }) => {
  await shop.open('/user/auth');
  const boss = { token: await shop.administratorToken() };
  const { body: account } = await shop.call('POST', '/staff', { ...boss, body: { ...COOK, role: 'manager' } });
  const signIn = await shop.call('POST', '/session', { body: DEMO_ACCOUNTS.customer });
  const customer = { token: (signIn.body as { token: string }).token };
  await shop.call('PATCH', '/foods/garden-salad', { ...boss, body: { price: 9.5 } });
  const history = await shop.call('GET', '/history?size=1', boss);
  const [priced] = (history.body as { items: { id: string }[] }).items;

  await page.getByLabel('Email').fill(COOK.email);
  await page.locator('input[name=password]').fill(COOK.password);
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Admin panel' }).getByRole('link');
  await expect(menu.filter({ hasText: 'History' })).toBeVisible();

  // While the back office is open, and again with the stored session.
  await shop.call('PATCH', `/staff/${(account as { id: string }).id}`, { ...boss, body: { role: 'kitchen' } });
  await expect(page.getByText('Your role was changed to Kitchen')).toBeVisible();
  for (const look of ['live', 'reloaded']) {
    if (look === 'reloaded') await page.reload();
    await expect(menu).toHaveText([/^Orders/, 'Kitchen', /^Stock/, 'Back to Store']);
  }

  for (const path of SECTION_PATHS.filter((each) => !OWN_PATHS.includes(each))) {
    await shop.open(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  }
  const cook = { token: await shop.token() };
  for (const [method, path, body] of [
    ['GET', '/users'], ['GET', '/overview'], ['GET', '/history'], ['GET', '/foods'], ['POST', '/demo/reset'],
    ['PATCH', '/foods/garden-salad', { price: 1 }], ['PATCH', '/inventory/garden-salad', { restock: 10 }],
    ['PATCH', `/staff/${(account as { id: string }).id}`, { role: 'administrator' }], ['POST', `/history/${priced!.id}/undo`],
  ] as const) {
    expect((await shop.call(method, path, { ...cook, body })).status, `${method} ${path}`).toBe(403);
  }

  await shop.open('/dashboard/stock');
  await page.getByRole('button', { name: 'Sold out: Garden Salad' }).click();
  await expect(page.getByRole('button', { name: 'Sold out: Garden Salad' })).toBeDisabled();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Sold out: Garden Salad' })).toBeEnabled();

  // An order is announced; a changed account is not even told to the stream.
  const lastId = /id: (\S+)/.exec(await stream(cook.token))?.[1];
  await shop.call('PATCH', '/profile', { ...customer, body: { phone: '555 010 0199' } });
  const lines = [{ foodId: 'margherita-pizza', quantity: 1, price: 12.99 }];
  const placed = await shop.call('POST', '/orders', { ...customer, body: { lines, deliveryAddress: '27 Orchard Street', contactPhone: '555 010 0142' } });
  const short = (placed.body as { id: string }).id.slice(0, 8);
  await shop.expectMessage(`New order ${short}`);
  const heard = await stream(cook.token, lastId);
  expect(heard).toContain('order-placed');
  expect(heard).not.toContain('users-changed');
  await page.getByRole('link', { name: 'Kitchen' }).click();
  await page.getByRole('button', { name: new RegExp(`Complete order ${short}`) }).click();
  await shop.expectMessage('Order marked as completed');

  function stream(token: string | null, from = '') {
    return page.evaluate(
      async ([token, from]) => (await fetch('/api/events', { headers: { authorization: `Bearer ${token}`, ...(from && { 'last-event-id': from }) } })).text(),
      [token, from] as const,
    );
  }
});
