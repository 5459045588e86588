/** The back office is for administrators only: others see nothing of it, neither by address nor by direct API calls. */
import type { Page } from '@playwright/test';
import { type CallName, contract } from '../src/domain/contract';
import { routes } from '../src/shared/utils/paths';
import { SECTION_PATHS } from './backOffice';
import { type Shop, WITHOUT_KEEPING, expect, test } from './shop';

test.use(WITHOUT_KEEPING);

const ORDER = '3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613';

const ADDRESSES = [
  ...SECTION_PATHS,
  `${routes.dashboardOrders}/${ORDER}`,
  `${routes.dashboardSearch}/garden-salad`,
  `${routes.dashboard}/nowhere`,
];

/** The administrators' calls, each sent with a body that would have an effect. */
const CALLS = (Object.keys(contract) as CallName[]).filter((name) => contract[name].access === 'administrator');
const IDS: Record<string, string> = { '/orders/:id': ORDER, '/categories/:name': 'Unused', '/banners/:id': 'special-offer' };
const FOOD = { name: 'Free Lunch', description: 'For me', price: 0.01, image: 'pictures/soup.webp', category: 'Salad', stock: 9, isVeg: true };
const BODIES: Partial<Record<CallName, unknown>> = {
  setOrderStatus: { status: 'completed' },
  setOrderStatuses: { ids: [ORDER], status: 'completed' },
  addFood: FOOD,
  updateFood: FOOD,
  addCategory: { name: 'Mine' },
  addBanner: { url: 'pictures/pie.webp', title: 'Mine' },
  changeInventory: { stock: 0 },
  fillDemo: { kind: 'foods', seed: 1, from: 0, count: 1 },
};

const send = (shop: Shop, name: CallName, token: string | null) => {
  const { method, path } = contract[name];
  const address = path.replace(/:\w+/, encodeURIComponent(IDS[path] ?? 'garden-salad'));
  return shop.call(method, address, { token, body: BODIES[name] });
};

/** All data that an administrator can change. */
const everything = async (shop: Shop, token: string) => {
  const lists = ['/orders?size=100', '/foods?size=100', '/categories', '/banners', '/inventory?size=100', '/history?size=100', '/users?size=100'];
  return Promise.all(lists.map(async (path) => (await shop.call('GET', path, { token })).body));
};

/** Records from now on whether any code of the back office is loaded or anything of it is rendered. */
async function watch(page: Page) {
  const seen: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    void response.text().then((code) => { if (code.includes('ADMIN PANEL')) seen.push(response.url()); }, () => undefined);
  });
  await page.exposeFunction('noteBackOffice', (text: string) => seen.push(text));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const drawn = document.querySelector('[class*="ant-"], nav[aria-label="Admin panel"]');
      if (drawn) (window as unknown as { noteBackOffice: (text: string) => void }).noteBackOffice(drawn.outerHTML.slice(0, 100));
    }).observe(document, { childList: true, subtree: true });
  });
  return seen;
}

test('a visitor sees no screen and is asked to sign in', async ({ shop, page }) => {
  const seen = await watch(page);
  for (const address of ADDRESSES) {
    await shop.open(address);
    await shop.hears('Authentication Required');
    await shop.hears('Please login to access the admin panel');
    await expect(page).toHaveURL(/\/user\/auth$/);
  }
  expect(seen).toEqual([]);
});

test('a customer sees no screen and is shown the reason', { tag: '@nightly' }, async ({ shop, page }) => {
  await shop.signInAsCustomer();
  const seen = await watch(page);
  for (const address of ADDRESSES) {
    await shop.open(address);
    await shop.hears('Access Denied');
    await shop.hears("You don't have permission to access the admin panel");
    await expect(page).toHaveURL(/\/user$/);
  }
  // The code is loaded in parallel with the session check, and is not secret. Nothing is rendered.
  expect(seen.filter((each) => !each.endsWith('.js'))).toEqual([]);
});

test('the recorder does notice the back office', async ({ shop, page }) => {
  const seen = await watch(page);
  await shop.signInAsAdministrator();
  await expect.poll(() => seen.length).toBeGreaterThan(1);
});

test('direct API calls for administrators are refused to visitors and customers, and change nothing', { tag: '@nightly' }, async ({ shop }) => {
  await shop.signInAsCustomer();
  const administrator = await shop.administratorToken();
  await shop.call('POST', '/categories', { token: administrator, body: { name: 'Unused' } });
  await shop.call('POST', '/categories', { token: administrator, body: { name: 'To undo' } });
  const { items } = (await shop.call('GET', '/history?size=10', { token: administrator })).body as { items: { id: string }[] };
  IDS['/history/:id/undo'] = items[0]?.id ?? '';
  const before = await everything(shop, administrator);
  expect(CALLS.length).toBeGreaterThan(15);
  for (const name of CALLS) {
    expect(await send(shop, name, null), `${name} by nobody`).toMatchObject({ status: 401, body: { message: 'Please sign in first' } });
    expect(await send(shop, name, 'made-up'), `${name} with a made-up token`).toMatchObject({ status: 401 });
    expect(await send(shop, name, await shop.token()), `${name} by a customer`).toMatchObject({
      status: 403,
      body: { message: "You don't have permission to access the admin panel" },
    });
  }
  expect(await everything(shop, administrator)).toEqual(before);

  // The same requests succeed for an administrator; those that delete something are sent last.
  const takesAway = (name: CallName) => (name === 'resetDemo' ? 2 : Number(contract[name].method === 'DELETE'));
  for (const name of [...CALLS].sort((a, b) => takesAway(a) - takesAway(b))) {
    expect((await send(shop, name, administrator)).status, `${name} by an administrator`).toBeLessThan(300);
  }
});
