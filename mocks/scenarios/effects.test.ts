/** The effect of each scenario on the calls: which ones it answers, with what, how often and how late. */
import { getResponse } from 'msw';
import { type CallName, contract } from '../../src/domain/contract';
import type { Food } from '../../src/domain/food/food';
import type { NewOrder } from '../../src/domain/order/order';
import { installServer } from '../node';
import { IDEMPOTENCY_KEY } from '../../src/domain/http/headers';
import { REQUESTS, prepareRequests } from '../testing/access';
import { ADMIN, CUSTOMER, ask, requestOf, tokenOf } from '../testing/client';
import { staffCalls, staffChanges, staffReads } from './backOfficeScenarios';
import { catalogue, enableScenario } from './catalogue';

installServer();

const CALLS = Object.keys(contract) as CallName[];
const namesOf = (calls: typeof staffCalls) => CALLS.filter((name) => calls.some((call) => call === contract[name]));
const OF_STAFF = namesOf(staffCalls);
const READS = namesOf(staffReads);
const CHANGES = namesOf(staffChanges);

const begin = (name: string) => catalogue.find((each) => each.name === name)?.handlers?.() ?? [];

function put(handlers: ReturnType<typeof begin>, name: CallName, token = 'some token') {
  return getResponse(handlers, requestOf(contract[name], { ...REQUESTS[name]('administrator'), token }));
}

/** The status, with the error code if there is one; 0 for a network failure. */
async function told(response: Response): Promise<string> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  const { code = '' } = isJson ? ((await response.json()) as { code?: string }) : {};
  return `${response.status} ${code}`.trim();
}

/** The calls that a scenario answers itself; the others go on to the backend. */
async function answered(name: string) {
  const handlers = begin(name);
  const answers: Partial<Record<CallName, string>> = {};
  for (const call of CALLS) {
    const response = await put(handlers, call);
    if (response) answers[call] = await told(response);
  }
  return answers;
}

test.each<[string, readonly CallName[], string]>([
  ['menu-busy', ['getMenu'], '429 too_many_requests'],
  ['menu-unreadable', ['getMenu'], '200'],
  ['banners-fail', ['getBanners'], '500 server_error'],
  ['empty-shop', ['getMenu', 'searchMenu', 'getBanners'], '200'],
  ['session-check-fails', ['getSession'], '500 server_error'],
  ['session-expired', CALLS, '401 unauthenticated'],
  ['checkout-no-room', ['placeOrder'], '507 storage_full'],
  ['checkout-unreadable', ['placeOrder'], '200'],
  ['orders-fail', ['getMyOrders', 'getOrder', 'getOrders'], '500 server_error'],
  ['status-refused', ['setOrderStatus', 'setOrderStatuses'], '409 conflict'],
  ['profile-fails', ['saveProfile'], '500 server_error'],
  ['category-in-use', ['deleteCategory'], '409 conflict'],
  ['undo-refused', ['undoChange'], '409 conflict'],
  ['back-office-fails', READS, '500 server_error'],
  ['changes-fail', CHANGES, '500 server_error'],
  ['changes-conflict', CHANGES, '409 conflict'],
  ['forbidden', OF_STAFF, '403 forbidden'],
  ['offline', CALLS, '0'],
])('%s answers only these calls', async (name, calls, answer) => {
  expect(await answered(name)).toEqual(Object.fromEntries(calls.map((call) => [call, answer])));
});

test.each<[string, CallName]>([['menu-fails-twice', 'getMenu'], ['checkout-fails-twice', 'placeOrder']])('%s fails twice, then works', async (name, call) => {
  const handlers = begin(name);
  const tries = [await put(handlers, call), await put(handlers, call), await put(handlers, call), await put(handlers, call)];
  expect(tries.map((response) => response?.status)).toEqual([500, 500, undefined, undefined]);
});

test.each<[string, CallName, number, string]>([
  ['menu-flaky', 'getMenu', 50, '503 server_error'],
  ['checkout-flaky', 'placeOrder', 50, '503 server_error'],
  ['flaky-everything', 'getBanners', 30, '503 server_error'],
  ['patchy-network', 'getBanners', 30, '0'],
])('%s fails as often as its title says', async (name, call, percent, answer) => {
  const handlers = begin(name);
  const outcomes = await Promise.all(Array.from({ length: 150 }, () => put(handlers, call)));
  const failures = outcomes.filter((response) => response !== undefined);
  expect(Math.abs(failures.length / 1.5 - percent)).toBeLessThan(8);
  expect(new Set(await Promise.all(failures.map(told)))).toEqual(new Set([answer]));
});

test.each<[string, CallName, number]>([
  ['menu-slow', 'getMenu', 4000],
  ['checkout-slow', 'placeOrder', 5000],
  ['slow-everything', 'getBanners', 2000],
])('%s delays a call as its title says, and then the backend answers', async (name, call, milliseconds) => {
  const waits: unknown[] = [];
  jest.spyOn(globalThis, 'setTimeout').mockImplementation((run, wait) => {
    waits.push(wait);
    run();
    return 0 as unknown as ReturnType<typeof setTimeout>;
  });
  expect(await put(begin(name), call)).toBeUndefined();
  expect(waits).toContain(milliseconds);
});

test.each<[string, object]>([
  ['price-changed', { kind: 'price', was: 8.99, now: 9.99 }],
  ['out-of-stock', { kind: 'stock', wanted: 1, available: 0 }],
])('%s refuses an order with a change for each line', async (name, change) => {
  const response = await put(begin(name), 'placeOrder');
  expect(response?.status).toBe(409);
  expect(await response?.json()).toMatchObject({ code: 'cart_changed', changes: [{ foodId: 'garden-salad', foodName: 'Garden Salad', ...change }] });
});

test.each<[string, object]>([
  ['choice-gone', { kind: 'choice', message: 'Large is no longer available' }],
  ['choice-price-changed', { kind: 'price', was: 10.99, now: 11.49 }],
])('%s refuses an order with options, and passes one without', async (name, change) => {
  const large = { id: 'large', name: 'Large', price: 2, isVeg: true, soldOut: false, isDefault: false, most: 1 };
  const options = [{ id: 'size', name: 'Size', least: 0, most: 1, choices: [large] }];
  await ask(contract.updateFood, { token: await tokenOf(ADMIN), params: { id: 'garden-salad' }, body: { options } });
  const { body } = REQUESTS.placeOrder('customer') as { body: NewOrder };
  const lines = body.lines.map((line) => ({ ...line, price: 10.99, options: [{ groupId: 'size', choiceId: 'large', quantity: 1 }] }));
  const response = await getResponse(begin(name), requestOf(contract.placeOrder, { token: await tokenOf(CUSTOMER), body: { ...body, lines } }));
  expect(await response?.json()).toMatchObject({ code: 'cart_changed', changes: [{ foodId: 'garden-salad', options: lines[0]!.options, ...change }] });
  expect(await put(begin(name), 'placeOrder')).toBeUndefined();
});

test('undone-twice undoes a change first, so that the request is told who has', async () => {
  const [token, handlers] = [await tokenOf(ADMIN), begin('undone-twice')];
  await prepareRequests(token);
  const request = () => requestOf(contract.undoChange, { ...REQUESTS.undoChange('administrator'), token, headers: { [IDEMPOTENCY_KEY]: 'mine' } });
  expect(await getResponse(handlers, request())).toBeUndefined();
  expect(await (await fetch(request())).json()).toEqual({ status: 409, code: 'conflict', message: 'Already undone by Alex Morgan' });
});

test.each<[string, (food: Food) => unknown, unknown]>([
  ['sold-out', ({ stock }) => stock, 0],
  ['dish-without-price', ({ price }) => price, 0],
  ['only-veg', ({ isVeg }) => isVeg, true],
])('%s shows the same dishes on the menu and in a search', async (name, look, all) => {
  enableScenario(name);
  const { foods } = await ask(contract.getMenu);
  const found = await ask(contract.searchMenu, { query: { text: 'pizza' } });
  expect(found.length).toBeGreaterThan(0);
  expect(new Set([...foods, ...found].map(look))).toEqual(new Set([all]));
});

test('with no-orders no user has any, in each answer that contains their number', async () => {
  enableScenario('no-orders');
  const { token, user } = await ask(contract.signIn, { body: CUSTOMER });
  const { name, email, phone, address, photoUrl } = user;
  const answers = [
    user,
    await ask(contract.getSession, { token }),
    await ask(contract.saveProfile, { token, body: { name, email, phone, address, photoUrl } }),
    ...(await ask(contract.getUsers, { token: await tokenOf(ADMIN) })).items,
  ];
  expect(answers.length).toBeGreaterThan(3);
  expect(answers.map(({ orders }) => orders)).toEqual(answers.map(() => 0));
});

describe('cart-unreadable', () => {
  const CART = JSON.stringify([{ foodId: 'garden-salad' }]);
  const stored = () => localStorage.getItem('userCart');
  /** As after a reload, which keeps only what is stored. */
  const beginAnew = () => catalogue.find(({ name }) => name === 'cart-unreadable')?.begin?.() as () => void;
  beforeEach(() => { localStorage.setItem('userCart', CART); });
  afterEach(() => { localStorage.clear(); });

  test('restores the cart when it is switched off, also after reloads that found none', () => {
    beginAnew();
    expect(stored()).toBe('{damaged');
    localStorage.setItem('userCart', '[]');
    beginAnew();
    localStorage.setItem('userCart', '[]');
    beginAnew()();
    expect(stored()).toBe(CART);
    // The saved copy is deleted once it is restored.
    localStorage.setItem('userCart', '[]');
    beginAnew()();
    expect(stored()).toBe('[]');
  });

  test('leaves a cart that was filled since, and gives no account another’s cart', () => {
    const end = beginAnew();
    const filled = JSON.stringify([{ foodId: 'citrus-cooler' }]);
    localStorage.setItem('userCart', filled);
    end();
    expect(stored()).toBe(filled);

    beginAnew();
    localStorage.setItem('userCart', '[]');
    localStorage.setItem('loggedInUserEmail', 'daniel.okafor@fooddelivery.example');
    beginAnew()();
    expect(stored()).toBe('[]');
  });
});

test('a scenario that acts as the administrator says that it cannot, once their password was changed', async () => {
  await ask(contract.changePassword, { token: await tokenOf(ADMIN), body: { current: ADMIN.password, password: 'a long secret' } });
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await put(begin('fee-changed'), 'placeOrder');
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('cannot sign in'));
});
