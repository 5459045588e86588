import type { CallName } from '../../src/domain/contract';
import { contract } from '../../src/domain/contract';
import { installServer } from '../node';
import { ADMIN, CUSTOMER, DELIVERY, OTHER_CUSTOMER, type Occasion, ask, send, tokenOf } from '../testing/client';

installServer();

type Caller = 'nobody' | 'customer' | 'other customer' | 'administrator';
const CALLERS: readonly Caller[] = ['nobody', 'customer', 'other customer', 'administrator'];

const SALAD = { name: 'Herb Salad', description: 'Leaves', price: 7.5, image: 'pictures/garden-salad.webp', category: 'Salad' };
const MAYAS_ORDER = '3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613';

/** A request to every call that succeeds for whoever may make it. */
const REQUESTS: Record<CallName, (caller: Caller) => Occasion> = {
  signIn: () => ({ body: CUSTOMER }),
  register: (caller) => ({ body: { name: 'Nell', email: `${caller.replace(' ', '')}@new.example`, password: 'long enough' } }),
  getSession: () => ({}),
  signOut: () => ({}),
  saveProfile: (caller) => ({ body: { name: 'Nell', email: `${caller.replace(' ', '')}@changed.example`, phone: '555 0199' } }),
  getMenu: () => ({}),
  searchMenu: () => ({ query: { text: 'pizza' } }),
  getBanners: () => ({}),
  placeOrder: () => ({ body: { ...DELIVERY, lines: [{ foodId: 'garden-salad', quantity: 1, price: 8.99 }] } }),
  getMyOrders: () => ({}),
  getOrder: () => ({ params: { id: MAYAS_ORDER } }),
  getOrders: () => ({}),
  setOrderStatus: () => ({ params: { id: MAYAS_ORDER }, body: { status: 'completed' } }),
  setOrderStatuses: () => ({ body: { ids: [MAYAS_ORDER], status: 'completed' } }),
  getFoods: () => ({}),
  getFood: () => ({ params: { id: 'garden-salad' } }),
  addFood: () => ({ body: SALAD }),
  updateFood: () => ({ params: { id: 'garden-salad' }, body: SALAD }),
  removeFood: () => ({ params: { id: 'garden-salad' } }),
  getCategories: () => ({}),
  addCategory: () => ({ body: { name: 'Soups' } }),
  deleteCategory: () => ({ params: { name: 'To be deleted 50%/50%' } }),
  addBanner: () => ({ body: { url: 'pictures/pie.webp', title: 'Pie day' } }),
  deleteBanner: () => ({ params: { id: 'special-offer' } }),
  getOverview: () => ({}),
  getCharts: () => ({}),
  getUsers: () => ({}),
  getInventory: () => ({}),
  changeInventory: () => ({ params: { id: 'garden-salad' }, body: { restock: 10 } }),
  getHistory: () => ({}),
  findAnything: () => ({ query: { text: 'maya' } }),
  fillDemo: () => ({ body: { kind: 'foods', seed: 1, from: 0, count: 3 } }),
  resetDemo: () => ({}),
};

/** What a success of a call that creates something, or has nothing to say, is told by. */
const CREATED: readonly CallName[] = ['signIn', 'register', 'placeOrder', 'addFood', 'addCategory', 'addBanner'];

function expected(name: CallName, caller: Caller): number {
  const { access, answer } = contract[name];
  if (access !== 'anyone' && caller === 'nobody') return 401;
  if (access === 'administrator' && caller !== 'administrator') return 403;
  if (name === 'getOrder' && caller === 'other customer') return 404;
  if (CREATED.includes(name)) return 201;
  return answer === null ? 204 : 200;
}

test.each(Object.keys(contract) as CallName[])('%s lets in whom it should', async (name) => {
  await ask(contract.addCategory, { token: await tokenOf(ADMIN), body: { name: 'To be deleted 50%/50%' } });
  const tokens: Record<Caller, string | undefined> = {
    nobody: undefined,
    customer: await tokenOf(CUSTOMER),
    'other customer': await tokenOf(OTHER_CUSTOMER),
    administrator: await tokenOf(ADMIN),
  };
  for (const caller of CALLERS) {
    const token = tokens[caller];
    const response = await send(contract[name], { ...REQUESTS[name](caller), ...(token === undefined ? {} : { token }) });
    expect({ caller, status: response.status }).toEqual({ caller, status: expected(name, caller) });
    expect(response.headers.get('x-answered-by')).toBe('shop');
    if (response.status === 401) expect(await response.json()).toMatchObject({ message: 'Please sign in first' });
    if (response.status === 403) {
      const message = "You don't have permission to access the admin panel";
      expect(await response.json()).toMatchObject({ code: 'forbidden', message });
    }
  }
});

test.each(Object.keys(contract) as CallName[])('%s answers as the contract says', async (name) => {
  const token = await tokenOf(ADMIN);
  if (name === 'deleteCategory') await ask(contract.addCategory, { token, body: { name: 'To be deleted 50%/50%' } });
  await ask(contract[name], { ...REQUESTS[name]('administrator'), token });
});

test('a token that was signed out opens nothing, and neither does a made-up one', async () => {
  const token = await tokenOf(CUSTOMER);
  await ask(contract.signOut, { token });
  expect((await send(contract.getSession, { token })).status).toBe(401);
  expect((await send(contract.getSession, { token: CUSTOMER.email })).status).toBe(401);
});

test('nobody makes themselves an administrator, another user, or an older order’s owner', async () => {
  const registered = await ask(contract.register, {
    body: { name: 'Eve', email: 'eve@example.com', password: 'long enough', isAdmin: true, role: 'administrator', id: 'user-alex-morgan' },
  });
  expect(registered.user.isAdmin).toBe(false);
  const { token } = registered;
  const saved = await ask(contract.saveProfile, {
    token,
    body: { name: 'Eve', email: 'eve@example.com', phone: '555 0100', isAdmin: true, role: 'administrator', id: 'user-alex-morgan' },
  });
  expect(saved).toMatchObject({ isAdmin: false, id: registered.user.id });
  expect((await send(contract.getUsers, { token })).status).toBe(403);
});
