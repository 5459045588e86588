import { setImmediate as nextTurn } from 'node:timers/promises';
import { Dexie } from 'dexie';
import { contract } from '../../../src/domain/contract';
import { readOrder } from '../../../src/domain/order/olderOrder';
import { shortOrderId } from '../../../src/domain/order/order';
import { DEFAULT_TERMS, quote } from '../../../src/domain/order/quote';
import { installServer } from '../../node';
import { ADMIN, CUSTOMER, DELIVERY, ask, refusalOf, send, tokenOf } from '../../testing/client';
import { type ShopDatabase, makeDatabase } from '../database';
import { describePersistence } from './storageMarker';
import { SAMPLE_FOODS } from '../../../backend/seed/sampleMenu';
import { SAMPLE_HISTORY, SAMPLE_ORDERS } from '../../../backend/seed/sampleOrders';
import { openDatabase } from './openDatabase';

installServer();

const LINES = [{ foodId: 'garden-salad', quantity: 1, price: 8.99 }];

describe('the samples', () => {
  test('are eight dishes from 4.99 to 14.99, stock 5 to 25, of both diets', () => {
    const [prices, stocks] = [SAMPLE_FOODS.map(({ price }) => price), SAMPLE_FOODS.map(({ stock }) => stock)];
    expect(SAMPLE_FOODS).toHaveLength(8);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([4.99, 14.99]);
    expect([Math.min(...stocks), Math.max(...stocks)]).toEqual([5, 25]);
    expect(new Set(SAMPLE_FOODS.map(({ isVeg }) => isVeg)).size).toBe(2);
    for (const { description } of SAMPLE_FOODS) expect(description.length).toBeGreaterThan(50);
  });

  test('have orders of both shapes, one with an unknown status and one with its history entry, and are stored as they were received', async () => {
    expect(SAMPLE_ORDERS.filter((order) => 'foodName' in order)).toHaveLength(2);
    const orders = SAMPLE_ORDERS.map(readOrder);
    expect(orders.map(({ status }) => status)).toContain('out for delivery');
    for (const order of orders.filter(({ tax }) => tax > 0)) expect(order).toMatchObject(quote(order.items, DEFAULT_TERMS));
    const placed = SAMPLE_HISTORY.find(({ action }) => action === 'Order Placed');
    expect(placed?.timestamp).toBe(orders.find(({ id }) => placed?.details.includes(shortOrderId(id)))?.date);
    const { db } = await openDatabase();
    expect((await db.orders.toArray()).map(({ order }) => order)).toEqual(SAMPLE_ORDERS);
  });
});

test('a shop whose marks were deleted is not replaced by another one', async () => {
  const token = await tokenOf(CUSTOMER);
  await ask(contract.placeOrder, { token, body: { ...DELIVERY, lines: LINES } });
  const admin = await tokenOf(ADMIN);
  const before = await ask(contract.getOverview, { token: admin });
  const { db } = await openDatabase();
  await db.counters.clear();
  db.close();
  expect((await openDatabase()).storage).toBe('stored');
  expect(await ask(contract.getOverview, { token: admin })).toEqual(before);
  expect((await ask(contract.getMyOrders, { token })).total).toBe(5);
});

const NEWER =
  'The data of this shop was saved by a newer version of the app. Nothing is lost: please reload the page to get that version.';

/** Opens the database as a tab of the next version: upgrades the schema and keeps the connection. */
async function openNewer() {
  // Dexie warns on the console that the database is closing.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const newer = makeDatabase();
  newer.version(newer.verno + 1).stores({ extra: 'id', banners: null });
  await newer.open();
  return newer;
}

describe('a database of a newer version', () => {
  afterEach(() => Dexie.delete('FoodDelivery'));

  test('may upgrade, and is then neither read nor written nor replaced by an empty shop', async () => {
    const token = await tokenOf(CUSTOMER);
    await ask(contract.placeOrder, { token, body: { ...DELIVERY, lines: LINES } });
    const newer = await openNewer();
    const orders = await newer.orders.count();
    expect(await refusalOf(contract.getMyOrders, { token })).toEqual({ status: 409, code: 'conflict', message: NEWER });
    expect(await refusalOf(contract.placeOrder, { token, body: { ...DELIVERY, lines: LINES } })).toMatchObject({ message: NEWER });
    const menu = await send(contract.getMenu);
    expect([menu.status, menu.headers.get('x-storage')]).toEqual([409, 'unusable']);
    expect(await newer.orders.count()).toBe(orders);
    expect(newer.backendDB().version).toBe(10 * newer.verno);
    expect([...newer.backendDB().objectStoreNames]).not.toContain('banners');
    newer.close();
  });

  test('is refused even if the browser does not list its databases', async () => {
    const newer = await openNewer();
    newer.close();
    jest.spyOn(indexedDB, 'databases').mockRejectedValue(new Error('Not here'));
    expect(await refusalOf(contract.getMenu)).toMatchObject({ message: NEWER });
  });
});

test('a database of an older version is refused while another tab keeps it open, and opens once that tab is closed', async () => {
  const { db } = await openDatabase();
  await db.delete();
  // A tab that does not respond, such as one that the browser has frozen.
  const frozen = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('FoodDelivery', 5);
    request.onupgradeneeded = () => { request.result.createObjectStore('counters', { keyPath: 'key' }); };
    request.onsuccess = () => { resolve(request.result); };
  });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await refusalOf(contract.getMenu)).toMatchObject({
    status: 409,
    message: 'Another tab still uses an older version of the shop and holds its data. Please close that tab, then try again.',
  });
  frozen.close();
  expect((await ask(contract.getMenu)).foods).toHaveLength(8);
});

test('a shop whose dishes were all deleted stays empty', async () => {
  const { db } = await openDatabase();
  await db.foods.clear();
  db.close();
  expect(await (await openDatabase()).db.foods.count()).toBe(0);
});

// The errors of a browser that evicts data or ends its storage process, and of Dexie.
test.each([
  new DOMException('The transaction was aborted', 'AbortError'),
  new DOMException('The connection is closing', 'InvalidStateError'),
  new DOMException('Connection to Indexed Database server lost', 'UnknownError'),
  new Dexie.DatabaseClosedError(),
])('a transaction that the browser aborts is retried once, and creates one order: %s', async (error) => {
  const token = await tokenOf(CUSTOMER);
  const { db } = await openDatabase();
  let closed = false;
  const close = () => {
    if (closed) return;
    closed = true;
    throw error;
  };
  db.orders.hook('creating', close);
  await ask(contract.placeOrder, { token, body: { ...DELIVERY, lines: LINES } });
  db.orders.hook('creating').unsubscribe(close);
  expect(closed).toBe(true);
  expect((await ask(contract.getMyOrders, { token })).total).toBe(5);
  expect((await ask(contract.getFood, { params: { id: 'garden-salad' } })).stock).toBe(19);
});

test('a transaction whose retry is aborted as well gives an error, and changes nothing', async () => {
  const token = await tokenOf(CUSTOMER);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const prototype = Dexie.prototype as Dexie;
  const { open } = prototype;
  jest.spyOn(prototype, 'open').mockImplementation(function aborting(this: ShopDatabase) {
    this.orders.hook('creating', () => { throw new DOMException('The transaction was aborted', 'AbortError'); });
    return open.call(this);
  });
  (await openDatabase()).db.close();
  expect(await refusalOf(contract.placeOrder, { token, body: { ...DELIVERY, lines: LINES } })).toMatchObject({ status: 500 });
  jest.restoreAllMocks();
  (await openDatabase()).db.close();
  expect((await ask(contract.getMyOrders, { token })).total).toBe(4);
  expect((await ask(contract.getFood, { params: { id: 'garden-salad' } })).stock).toBe(20);
});

const internal = () => new DOMException('Internal error opening backing store for indexedDB.open.', 'UnknownError');
const hideWarnings = () => jest.spyOn(console, 'warn').mockImplementation(() => undefined);

/** Makes opening fail this many times. */
function failToOpen(times: number) {
  const { open } = IDBFactory.prototype;
  let left = times;
  return jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(function failing(this: IDBFactory, ...database) {
    if (left === 0) return open.apply(this, database);
    left -= 1;
    throw internal();
  });
}

describe('a database that fails to open', () => {
  // Dexie opens four times for one attempt of the shop.
  test.each([4, 9])('is opened after %s failures, with its earlier order', async (failures) => {
    const token = await tokenOf(CUSTOMER);
    await ask(contract.placeOrder, { token, body: { ...DELIVERY, lines: LINES } });
    (await openDatabase()).db.close();
    hideWarnings();
    failToOpen(failures);
    const [menu, orders] = await Promise.all([send(contract.getMenu), ask(contract.getMyOrders, { token })]);
    expect(menu.headers.get('x-storage')).toBeNull();
    expect(orders.total).toBe(5);
  });

  /** Requests the menu on a fake clock. Expects the refusal after 9 to 20 seconds, and returns it. */
  async function refusedAfter() {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const start = performance.now();
    const onAnswer = jest.fn();
    const refused = refusalOf(contract.getMenu).finally(onAnswer);
    // fake-indexeddb works between two turns of the real event loop.
    for (let turns = 0; onAnswer.mock.calls.length === 0 && turns < 1000; turns += 1) {
      await jest.advanceTimersByTimeAsync(100);
      await nextTurn();
    }
    const seconds = (performance.now() - start) / 1000;
    jest.useRealTimers();
    expect(seconds).toBeGreaterThan(9);
    expect(seconds).toBeLessThan(20);
    return refused;
  }
  const CANNOT_OPEN = {
    status: 500,
    code: 'storage_unavailable',
    message: 'This browser cannot open the data of this shop right now. Please try again, or restart the browser.',
  };

  test('for ten seconds is never replaced by one in memory: the call is refused with a message, and the next call opens it', async () => {
    (await openDatabase()).db.close();
    hideWarnings();
    failToOpen(Infinity);
    expect(await refusedAfter()).toEqual(CANNOT_OPEN);
    jest.restoreAllMocks();
    expect(await openDatabase()).toMatchObject({ storage: 'stored' });
  });

  test.each(['open', 'databases'] as const)('because %s never answers is refused after ten seconds, and the next call opens a new connection', async (silent) => {
    (await openDatabase()).db.close();
    hideWarnings();
    const unanswered = { open: new EventTarget() as IDBOpenDBRequest, databases: new Promise<never>(() => undefined) }[silent];
    jest.spyOn(IDBFactory.prototype, silent).mockReturnValue(unanswered);
    expect(await refusedAfter()).toEqual(CANNOT_OPEN);
    jest.restoreAllMocks();
    expect(await openDatabase()).toMatchObject({ storage: 'stored' });
  });
});

test.each(['once', 'from then on'])('a connection that is lost %s, when a transaction begins: the order is placed once, on a new connection', async (often) => {
  const token = await tokenOf(CUSTOMER);
  (await openDatabase()).db.close();
  const { transaction } = IDBDatabase.prototype;
  const connection: { dead?: IDBDatabase } = {};
  let lost = 0;
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function begin(this: IDBDatabase, ...stores) {
    if (this === connection.dead && (lost === 0 || often !== 'once')) {
      lost += 1;
      throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
    }
    return transaction.apply(this, stores);
  });
  // Dexie stores the function that it finds when it opens a connection.
  connection.dead = (await openDatabase()).db.backendDB();
  await ask(contract.placeOrder, { token, body: { ...DELIVERY, lines: LINES } });
  expect(lost).toBeGreaterThan(0);
  expect((await ask(contract.getMyOrders, { token })).total).toBe(5);
});

describe('a database that the browser has deleted without local storage', () => {
  beforeEach(async () => {
    await (await openDatabase()).db.delete();
  });

  const NORA = { name: 'Nora Lind', email: 'nora@example.org', password: 'long enough' };

  test('is reported to its old session and at sign-in, but not after a reset', async () => {
    expect(await refusalOf(contract.getSession, { token: 'from-before' })).toEqual({
      status: 401,
      code: 'data_gone',
      message: 'The shop’s data is gone from this browser, with the orders and accounts made here. Please sign in again, or create your account again.',
    });
    const gone = 'The e-mail or the password is not right. The shop’s data is gone from this browser: an account made here before has to be created again.';
    expect(await refusalOf(contract.signIn, { body: NORA })).toMatchObject({ status: 401, message: gone });
    // The same message for an account that exists.
    expect(await refusalOf(contract.signIn, { body: { ...ADMIN, password: 'wrong' } })).toMatchObject({ message: gone });
    expect(await refusalOf(contract.getSession)).toMatchObject({ code: 'unauthenticated' });
    await ask(contract.resetDemo, { token: await tokenOf(ADMIN) });
    expect(await refusalOf(contract.signIn, { body: NORA })).toMatchObject({ message: 'The e-mail or the password is not right' });
    expect(await refusalOf(contract.getSession, { token: 'from-before' })).toMatchObject({ code: 'unauthenticated' });
  });

  test('is not reported on a first visit', async () => {
    localStorage.clear();
    expect(await refusalOf(contract.getSession, { token: 'from-before' })).toMatchObject({ code: 'unauthenticated' });
    expect(await refusalOf(contract.signIn, { body: NORA })).toMatchObject({ message: 'The e-mail or the password is not right' });
  });
});

describe('the browser is asked not to evict the data', () => {
  const persist = jest.fn<Promise<boolean>, []>();
  beforeEach(() => {
    localStorage.clear();
    persist.mockReset();
    Object.defineProperty(navigator, 'storage', { configurable: true, value: { persist } });
  });
  afterEach(() => { Reflect.deleteProperty(navigator, 'storage'); });

  const NORA = { name: 'Nora Lind', email: 'nora@example.org', password: 'long enough', phone: '', address: '' };

  test('once, by the first order or registration, which does not wait for the answer', async () => {
    expect(describePersistence()).toMatch(/The first order or registration asks it not to/);
    const token = await tokenOf(CUSTOMER);
    expect(persist).not.toHaveBeenCalled();
    let answer: (granted: boolean) => void = () => undefined;
    persist.mockReturnValue(new Promise((resolve) => { answer = resolve; }));
    await ask(contract.placeOrder, { token, body: { ...DELIVERY, lines: LINES } });
    await ask(contract.register, { body: NORA });
    expect(persist).toHaveBeenCalledTimes(1);
    expect(describePersistence()).toMatch(/has not answered/);
    answer(false);
    await new Promise((resolve) => { setTimeout(resolve); });
    expect(describePersistence()).toMatch(/may do so all the same/);
    await ask(contract.placeOrder, { token, body: { ...DELIVERY, lines: LINES } });
    expect(persist).toHaveBeenCalledTimes(1);
  });

  test('by a registration that comes first, and again for a new database', async () => {
    persist.mockResolvedValue(true);
    await ask(contract.register, { body: NORA });
    await new Promise((resolve) => { setTimeout(resolve); });
    expect(describePersistence()).toMatch(/has agreed/);
    await (await openDatabase()).db.delete();
    await ask(contract.getMenu);
    expect(describePersistence()).toMatch(/The first order or registration asks it not to/);
  });
});

/** Makes the browser refuse writes until a deletion is committed. */
function takeNothingUntilRoomIsMade() {
  let room = false;
  const { add, put, clear } = IDBObjectStore.prototype;
  const taking = (write: typeof add) => function taking(this: IDBObjectStore, ...what: Parameters<typeof add>) {
    if (!room) throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    return write.apply(this, what);
  };
  jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(taking(add));
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(taking(put));
  jest.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(function clearing(this: IDBObjectStore) {
    this.transaction.addEventListener('complete', () => { room = true; });
    return clear.apply(this);
  });
}

test('resetting a full storage makes room for the samples, and the administrator stays signed in', async () => {
  const token = await tokenOf(ADMIN);
  await ask(contract.fillDemo, { token, body: { kind: 'orders', seed: 1, from: 0, count: 3 } });
  takeNothingUntilRoomIsMade();
  await ask(contract.resetDemo, { token });
  jest.restoreAllMocks();
  expect(await ask(contract.getOrders, { token, query: {} })).toMatchObject({ total: SAMPLE_ORDERS.length });
  expect((await openDatabase()).storage).toBe('stored');
});

/** Hides the page when it next starts a write transaction, and resolves with the event that ended it. */
function leaveInTransaction() {
  const begin = IDBDatabase.prototype.transaction;
  return new Promise<string>((resolve) => {
    const spy = jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function transaction(this: IDBDatabase, ...how) {
      const begun = begin.apply(this, how);
      if (how[1] !== 'readwrite') return begun;
      spy.mockRestore();
      for (const end of ['complete', 'abort']) begun.addEventListener(end, () => { resolve(end); });
      queueMicrotask(() => window.dispatchEvent(new Event('pagehide')));
      return begun;
    });
  });
}

describe('a page in the back/forward cache of WebKit', () => {
  beforeEach(async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { db } = await openDatabase();
    await db.delete();
  });

  afterEach(() => { window.dispatchEvent(new Event('pageshow')); });

  async function expectSamples(menu: Promise<Response>) {
    window.dispatchEvent(new Event('pageshow'));
    const { status, headers } = await menu;
    expect([status, headers.get('x-storage')]).toEqual([200, null]);
    expect(await (await openDatabase()).db.foods.count()).toBe(8);
  }

  test('leaves no database half created, and creates it when the page is restored', async () => {
    const open = indexedDB.open.bind(indexedDB);
    const ended = new Promise((resolve) => {
      jest.spyOn(indexedDB, 'open').mockImplementationOnce((...database) => {
        const request = open(...database);
        request.addEventListener('upgradeneeded', () => window.dispatchEvent(new Event('pagehide')));
        for (const end of ['success', 'error']) request.addEventListener(end, resolve);
        return request;
      });
    });
    const menu = send(contract.getMenu);
    await ended;
    expect(await indexedDB.databases()).toEqual([]);
    await expectSamples(menu);
  });

  test('leaves no transaction open and no database filled, and fills it when the page is restored', async () => {
    const ended = leaveInTransaction();
    const menu = send(contract.getMenu);
    expect(await ended).toBe('abort');
    await expectSamples(menu);
  });

  test('rolls back an order in progress, and places it when the page is restored', async () => {
    const token = await tokenOf(CUSTOMER);
    (await openDatabase()).db.close();
    const ended = leaveInTransaction();
    const order = ask(contract.placeOrder, { token, body: { ...DELIVERY, lines: LINES } });
    expect(await ended).toBe('abort');
    const other = makeDatabase();
    await other.open();
    expect(await other.orders.count()).toBe(SAMPLE_ORDERS.length);
    other.close();
    window.dispatchEvent(new Event('pageshow'));
    await order;
    expect((await ask(contract.getMyOrders, { token })).total).toBe(5);
  });
});

test('two tabs that open at the same time fill the database once', async () => {
  // An open connection warns on the console that it is closing.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { db } = await openDatabase();
  await db.delete();
  const modules: { openDatabase: typeof openDatabase }[] = [];
  for (let tab = 0; tab < 2; tab += 1) {
    await jest.isolateModulesAsync(async () => {
      modules.push(await import('./openDatabase'));
    });
  }
  const tabs = await Promise.all(modules.map((module) => module.openDatabase()));
  // A tab that failed to add the samples because they exist would run in memory.
  expect(tabs.map(({ storage }) => storage)).toEqual(['stored', 'stored']);
  expect(await Promise.all(tabs.map((tab) => tab.db.foods.count()))).toEqual([8, 8]);
  for (const tab of tabs) tab.db.close();
});

test('when the browser refuses storage, the same backend runs in memory and says so', async () => {
  const { db } = await openDatabase();
  db.close();
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  });
  const token = await tokenOf(ADMIN);
  const response = await send(contract.getMenu);
  expect(response.headers.get('x-storage')).toBe('memory');
  expect(((await response.json()) as { foods: unknown[] }).foods).toHaveLength(8);
  await ask(contract.addCategory, { token, body: { name: 'Soups' } });
  expect((await ask(contract.getCategories, { token })).at(-1)).toEqual({ name: 'Soups', productCount: 0 });
  // A failed transaction is retried on the same data.
  const { db: inMemory } = await openDatabase();
  jest.spyOn(inMemory.categories, 'toArray').mockImplementationOnce(() => {
    throw new DOMException('The transaction was aborted', 'AbortError');
  });
  expect((await ask(contract.getCategories, { token })).at(-1)).toEqual({ name: 'Soups', productCount: 0 });
  expect(warned).toHaveBeenCalledTimes(1);
});
