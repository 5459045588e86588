/** The workbench without its panel: its settings, their effect on calls, and their reproducibility. */
import { waitFor } from '@testing-library/react';
import { contract } from '../../src/domain/contract';
import { MENU_SNAPSHOT_KEY, UNKNOWN_SNAPSHOT } from '../../src/domain/menuSnapshot';
import { QA_SETTINGS_KEY } from '../../src/domain/storedKeys';
import { answer } from '../backend';
import { now, setClock } from '../../backend/utils/clock';
import { openDatabase } from '../indexeddb/connection/openDatabase';
import { installServer } from '../node';
import { catalogue, disableScenario, enableScenario } from '../scenarios/catalogue';
import { ADMIN, API, CUSTOMER, DELIVERY, ask, send, tokenOf } from '../testing/client';
import { makeCapsule, openCapsule, restoreLog } from './bug-report/capsule';
import { CapsuleRefused } from '../../backend/capsule/capsuleFile';
import type { Content } from './bug-report/capsule';
import { makeLink, openLink } from './settings/link';
import { type Override, contractViolation, setOverride } from './settings/overrides';
import { loggedRequests, replaceLog } from '../instrumentation/requestLog';
import { changeSettings, clearSettings, countEnabled, currentSettings, keepSettings } from './settings/settings';
import { setDataSize } from './shop-data/shopData';

installServer();
beforeEach(() => {
  replaceLog([]);
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/user');
});
afterEach(clearSettings);

const LINES = [{ foodId: 'garden-salad', quantity: 1, price: 8.99 }];
const override = (parts: Partial<Override>): Override => ({ call: 'getMenu', status: 500, message: 'No', body: '', delay: 0, times: 'always', ...parts });
const statusOf = async (...args: Parameters<typeof send>) => (await send(...args).catch(() => ({ status: 0 }))).status;

async function statuses(count: number): Promise<number[]> {
  const found: number[] = [];
  for (let n = 0; n < count; n += 1) found.push(await statusOf(contract.getMenu));
  return found;
}

describe('the behaviour of a call', () => {
  test('faults depend on the seed, call by call, and repeat after a restart', async () => {
    const drawn = async (seed: number) => {
      changeSettings({ seed, scenarios: [] });
      enableScenario('menu-flaky');
      return statuses(12);
    };
    const first = await drawn(3);
    expect(new Set(first)).toEqual(new Set([200, 503]));
    expect(await drawn(3)).toEqual(first);
    expect(await drawn(4)).not.toEqual(first);
  });

  test('the faults of two endpoints are independent', async () => {
    enableScenario('flaky-everything');
    const alone = await statuses(8);
    enableScenario('flaky-everything');
    const mixed: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      await statusOf(contract.getBanners);
      mixed.push(await statusOf(contract.getMenu));
    }
    expect(mixed).toEqual(alone);
  });

  test('a response cut off after half, and an HTML page instead of data', async () => {
    const whole = await (await send(contract.getMenu)).text();
    enableScenario('menu-cut-off');
    expect(await (await send(contract.getMenu)).text()).toBe(whole.slice(0, Math.ceil(whole.length / 2)));
    enableScenario('menu-unreadable');
    expect(await (await send(contract.getMenu)).text()).toMatch(/^<!doctype html>/);
  });
});

describe('an override', () => {
  test('answers before scenarios, the latest first, and only once if set so', async () => {
    enableScenario('menu-busy');
    setOverride(override({ status: 418, message: 'A teapot', times: 'once' }));
    const response = await send(contract.getMenu);
    expect([response.status, await response.json()]).toEqual([418, { status: 418, code: 'server_error', message: 'A teapot' }]);
    expect(await statusOf(contract.getMenu)).toBe(429);
    expect(currentSettings().overrides).toEqual([]);
    await waitFor(() => {
      expect(loggedRequests().map(({ answeredBy }) => answeredBy)).toEqual(['scenario menu-busy', 'override getMenu']);
    });
  });

  test('that answers once answers one of two simultaneous calls', async () => {
    setOverride(override({ times: 'once' }));
    const both = await Promise.all([statusOf(contract.getMenu), statusOf(contract.getMenu)]);
    expect(both.filter((status) => status === 500)).toHaveLength(1);
  });

  test.each<[string, Partial<Override>, RegExp | null]>([
    ['a valid refusal', {}, null],
    ['no body where the contract has none', { call: 'signOut', status: 204 }, null],
    ['a valid response', { call: 'getBanners', status: 200, body: '[]' }, null],
    ['a response of another shape', { status: 200, body: '{"foods":[]}' }, /categories/],
    ['a body that is not JSON', { body: '<html>' }, /not valid JSON/],
    ['a refusal without a message', { body: '{"status":500,"code":"server_error"}' }, /message/],
    ['a refusal with another status in its body', { body: '{"status":400,"code":"invalid","message":"No"}' }, /status in the body/],
    ['a status that is neither a success nor an error', { call: 'getBanners', status: 302, body: '[]' }, /no answer of this status/],
    ['no body where the contract has one', { status: 204 }, /promises a body/],
    ['a body where the contract has none', { call: 'signOut', status: 200, body: '{}' }, /without a body/],
  ])('checks against the contract: %s', (_, parts, breach) => {
    if (breach === null) expect(contractViolation(override(parts))).toBeNull();
    else expect(contractViolation(override(parts))).toMatch(breach);
  });
});

test('the log stores request and response without passwords, in Firefox too, where Request has no body', async () => {
  jest.spyOn(Request.prototype, 'body', 'get').mockReturnValueOnce(null);
  const token = await tokenOf(ADMIN);
  await waitFor(() => {
    const sent = `{"email":"${ADMIN.email}","password":"…"}`;
    expect(loggedRequests()[0]).toMatchObject({ method: 'POST', path: '/session', status: 201, answeredBy: 'backend', sent });
  });
  await send(contract.changePassword, { token, body: { current: 'not this secret', password: 'another secret' } });
  await waitFor(() => { expect(loggedRequests()[0]).toMatchObject({ status: 422, sent: '{"current":"…","password":"…"}' }); });
});

test('the log stores the latest 200 calls, unknown ones included, with ids that continue those of a capsule', async () => {
  await send(contract.getMenu);
  const [entry] = loggedRequests();
  replaceLog(Array.from({ length: 200 }, (_, at) => ({ ...entry!, id: 300 - at })));
  const response = await answer(new Request(`${API}/no-such-thing`));
  expect(response).toBeNull();
  await waitFor(() => { expect(loggedRequests()[0]).toMatchObject({ id: 301, path: '/no-such-thing', status: 501 }); });
  expect(loggedRequests()).toHaveLength(200);
});

test.each([
  ['latency', { latency: 30_000 }],
  ['override', { overrides: [override({ status: null, delay: 60_000 })] }],
])('a call waits for its %s, until that is switched off', async (_, slow) => {
  changeSettings(slow);
  const asked = statusOf(contract.getMenu);
  // The call is waiting by then.
  await new Promise((resolve) => { setTimeout(resolve, 200); });
  expect(loggedRequests()[0]).toMatchObject({ path: '/menu', status: null });
  clearSettings();
  expect(await asked).toBe(200);
}, 20_000);

test('active scenarios continue after other changes, and restart under another seed', async () => {
  changeSettings({ scenarios: ['menu-fails-twice'] });
  const found = await statuses(1);
  changeSettings({ latency: 1 });
  found.push(...(await statuses(2)));
  changeSettings({ seed: 5 });
  expect([...found, ...(await statuses(1))]).toEqual([500, 500, 200, 500]);
  changeSettings({ scenarios: [] });
  expect(await statuses(1)).toEqual([200]);
});

test('under a seed a new record has a unique id, also after deletions', async () => {
  changeSettings({ seed: 5 });
  const token = await tokenOf(ADMIN);
  const add = () => ask(contract.addBanner, { token, body: { url: 'https://example.com/a.png', title: 'New', subtitle: '', link: '/user' } });
  const [{ id: sample } = { id: '' }] = await ask(contract.getBanners);
  const first = await add();
  await send(contract.deleteBanner, { token, params: { id: sample } });
  expect((await add()).id).not.toBe(first.id);
});

test('settings survive a reload; unreadable ones, and an invalid clock, are ignored and do not stop the shop', async () => {
  keepSettings();
  changeSettings({ latency: 5, seed: 9, scenarios: ['menu-fails', 'offline'] });
  const stored = sessionStorage.getItem(QA_SETTINGS_KEY)!;
  const reload = (settings: string) => {
    clearSettings();
    expect(sessionStorage.getItem(QA_SETTINGS_KEY)).toBeNull();
    sessionStorage.setItem(QA_SETTINGS_KEY, settings);
    keepSettings();
  };
  reload(stored);
  expect(currentSettings()).toMatchObject({ latency: 5, seed: 9, scenarios: ['menu-fails', 'offline'] });
  expect(countEnabled(currentSettings())).toBe(4);
  reload('{"latency":"fast"}');
  expect(countEnabled(currentSettings())).toBe(0);
  reload(JSON.stringify({ ...currentSettings(), clock: { at: '2024-02-29', frozen: true, since: 0 } }));
  expect(currentSettings().clock).toBeNull();
  expect((await ask(contract.signIn, { body: ADMIN })).user.isAdmin).toBe(true);
});

test('the data size survives the tab and is shared with other tabs', () => {
  keepSettings();
  changeSettings({ size: 'empty' });
  const stored = localStorage.getItem('qa-size')!;
  changeSettings({ size: 'samples' });
  localStorage.setItem('qa-size', stored);
  sessionStorage.clear();
  keepSettings();
  expect(currentSettings().size).toBe('empty');
  localStorage.setItem('qa-size', 'null');
  window.dispatchEvent(new StorageEvent('storage', { key: 'qa-size', storageArea: localStorage }));
  expect(currentSettings().size).toBeNull();
  changeSettings({ size: 'samples' });
});

test.each(['database-opens-late', 'database-evicted'])('of two database scenarios, %s may end first', async (first) => {
  enableScenario('database-opens-late');
  enableScenario('database-evicted');
  disableScenario(first);
  clearSettings();
  expect((await openDatabase()).db.backendDB().name).toBe('FoodDelivery');
});

test('all scenarios together, the last of the catalogue first, survive a reload and end without side effects', async () => {
  const { setItem } = Storage.prototype;
  const cart = '[{"kept":true}]';
  localStorage.setItem('userCart', cart);
  keepSettings();
  changeSettings({ scenarios: catalogue.map(({ name }) => name).reverse() });
  const stored = sessionStorage.getItem(QA_SETTINGS_KEY)!;
  clearSettings();
  expect(currentSettings().scenarios).toEqual([]);
  expect(localStorage.getItem('userCart')).toBe(cart);
  expect(Storage.prototype.setItem).toBe(setItem);
  expect(await statusOf(contract.getMenu)).toBe(200);
  sessionStorage.setItem(QA_SETTINGS_KEY, stored);
  keepSettings();
  expect(currentSettings().scenarios).toHaveLength(catalogue.length);
});

test('an empty shop keeps its accounts', async () => {
  const token = await tokenOf(ADMIN);
  await setDataSize('empty');
  expect(await ask(contract.getMenu)).toEqual({ categories: [], foods: [] });
  expect((await ask(contract.getUsers, { token })).total).toBe(3);
  expect((await ask(contract.getOrders, { token })).total).toBe(0);
});

test('filling reports its progress and can be stopped', async () => {
  const token = await tokenOf(ADMIN);
  const told: string[] = [];
  const stop = new AbortController();
  const onProgress = (stored: number, wanted: number) => {
    told.push(`${String(stored)} of ${String(wanted)}`);
    if (stored >= 40) stop.abort();
  };
  expect(await setDataSize('small', { signal: stop.signal, onProgress })).toBe('stopped');
  expect(told).toEqual(['20 of 140', '40 of 140']);
  expect((await ask(contract.getFoods, { token, query: {} })).total).toBe(28);
  expect((await ask(contract.getOrders, { token })).total).toBe(7);
});

describe('the data size of a link', () => {
  const size = () => currentSettings().size;
  const batch = { kind: 'foods', seed: 1, from: 0, count: 5 } as const;

  test('follows every change of the data', async () => {
    const token = await tokenOf(ADMIN);
    await setDataSize('empty');
    expect(size()).toBe('empty');
    await ask(contract.fillDemo, { token, body: batch });
    expect(size()).toBeNull();
    await ask(contract.resetDemo, { token });
    expect(size()).toBe('samples');
    await setDataSize('small');
    expect(size()).toBe('small');
  });

  test('is none after a stopped fill', async () => {
    const stop = new AbortController();
    await setDataSize('small', { signal: stop.signal, onProgress: () => { stop.abort(); } });
    expect(size()).toBeNull();
    window.history.replaceState(null, '', makeLink());
    await openLink();
    expect(size()).toBe('samples');
  });

  test.each<[string, (token: string, capsule: Blob) => Promise<unknown>]>([
    ['reset', (token) => ask(contract.resetDemo, { token })],
    ['replaced by a capsule', (_, capsule) => openCapsule(capsule)],
  ])('is that of the new shop if it was %s during a fill, and nothing is added', async (_, replace) => {
    const [token, capsule] = [await tokenOf(ADMIN), await makeCapsule()];
    let replacing: Promise<unknown> | undefined;
    expect(await setDataSize('medium', { onProgress: () => { replacing ??= replace(token, capsule); } })).toBe('replaced');
    await replacing;
    const { db } = await openDatabase();
    expect([await db.foods.count(), await db.users.count(), await db.orders.count()]).toEqual([8, 3, 7]);
    expect(size()).toBe('samples');
  });
});

test.each([
  ['filled to another size', () => setDataSize('samples')],
  ['replaced by a capsule', async () => openCapsule(await makeCapsule())],
])('a shop that was %s does not show the menu of the last visit as current', async (_, change) => {
  localStorage.setItem(MENU_SNAPSHOT_KEY, '{"of":"the last visit"}');
  await change();
  expect(localStorage.getItem(MENU_SNAPSHOT_KEY)).toBe(UNKNOWN_SNAPSHOT);
});

describe('a link', () => {
  const watchFor = (event: string) => {
    const listener = jest.fn();
    window.addEventListener(event, listener, { once: true });
    return listener;
  };
  const follow = async (link: string) => {
    window.history.replaceState(null, '', link);
    await openLink();
  };
  const placeOne = async () => {
    const token = localStorage.getItem('sessionToken')!;
    return ask(contract.placeOrder, { token, body: { ...DELIVERY, lines: LINES } });
  };

  test('carries all settings, replaces the shop, and gives the same orders each time', async () => {
    const before = await tokenOf(CUSTOMER);
    localStorage.setItem('loggedInUserEmail', CUSTOMER.email);
    changeSettings({ seed: 5, latency: 1, size: 'small', scenarios: ['menu-flaky'], overrides: [override({ call: 'getBanners' })] });
    setClock({ at: '2031-05-06T07:08:00.000Z', frozen: true, since: 0 });
    window.history.replaceState(null, '', '/user/cart?tab=1');
    const wanted = currentSettings();
    const link = makeLink();
    clearSettings();
    localStorage.setItem('userCart', '[1]');
    localStorage.setItem('theme', 'dark');
    sessionStorage.setItem('qa-seen', '["Saved"]');

    await follow(link);
    expect(await statusOf(contract.getSession, { token: before })).toBe(401);
    expect(sessionStorage.getItem('qa-seen')).toBeNull();
    expect(window.location.pathname + window.location.search).toBe('/user/cart?tab=1');
    expect(currentSettings()).toEqual({ ...wanted, clock: { ...wanted.clock, since: expect.any(Number) as number } });
    expect([localStorage.getItem('userCart'), localStorage.getItem('theme')]).toEqual([null, 'dark']);
    expect((await (await openDatabase()).db.foods.count())).toBe(28);
    const [first, faults] = [await placeOne(), await statuses(6)];
    await follow(link);
    expect([await placeOne(), await statuses(6)]).toEqual([first, faults]);
    expect(first.date).toBe('2031-05-06T07:08:00.000Z');
  });

  test('to a shop for which there is no room opens the samples, and says so', async () => {
    changeSettings({ size: 'large', latency: 1 });
    const link = makeLink();
    await setDataSize('empty');
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const foods = (await openDatabase()).db.table('foods');
    const { bulkAdd } = foods;
    jest.spyOn(foods, 'bulkAdd').mockImplementation(((rows: object[]) => {
      if (rows.length > 100) throw new DOMException('Full', 'QuotaExceededError');
      return bulkAdd.call(foods, rows);
    }) as typeof bulkAdd);
    await follow(link);
    jest.restoreAllMocks();
    expect(currentSettings()).toMatchObject({ size: 'samples', latency: 1 });
    expect(sessionStorage.getItem('qa-notice')).toMatch(/could not be stored/);
    expect((await ask(contract.getMenu)).foods).toHaveLength(8);
  });

  test('stays in the URL until everything is done, so that a reload or a second try starts again', async () => {
    localStorage.setItem('loggedInUserEmail', CUSTOMER.email);
    changeSettings({ size: 'small', scenarios: ['menu-fails'] });
    const link = makeLink();
    clearSettings();
    const { db } = await openDatabase();
    jest.spyOn(db.sessions, 'put').mockRejectedValueOnce(new Error('Full'));
    await expect(follow(link)).rejects.toThrow('Full');
    jest.restoreAllMocks();
    expect(window.location.href).toBe(link);
    const told = watchFor('storage');
    const opening = openLink();
    expect(window.location.href).toBe(link);
    await opening;
    expect(window.location.search).toBe('');
    expect(localStorage.getItem('loggedInUserEmail')).toBe(CUSTOMER.email);
    expect(currentSettings()).toMatchObject({ size: 'small', scenarios: ['menu-fails'] });
    // The app may run by then, and has read the old data.
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ key: null }));
  });

  test('that is damaged changes nothing and leaves a notice', async () => {
    localStorage.setItem('userCart', '[]');
    await follow('/user?qa=bm9uc2Vuc2U');
    expect(localStorage.getItem('userCart')).toBe('[]');
    expect(window.location.search).toBe('');
    expect(sessionStorage.getItem('qa-notice')).toMatch(/damaged/);
  });
});

describe('a capsule', () => {
  /** A changed file with a valid checksum, as a tool would make it. */
  const rewritten = async (text: string, change: (content: Pick<Content, 'databaseVersion' | 'database' | 'route'>) => void) => {
    const file = JSON.parse(text) as { check: string; content: Content };
    change(file.content);
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(file.content)));
    file.check = Buffer.from(digest).toString('hex');
    return JSON.stringify(file);
  };
  const refusalOf = async (text: string) => {
    const error: unknown = await openCapsule(new Blob([text])).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(CapsuleRefused);
    return (error as Error).message;
  };

  test('restores everything', async () => {
    const token = await tokenOf(CUSTOMER);
    localStorage.setItem('sessionToken', token);
    const order = await ask(contract.placeOrder, { token, body: { ...DELIVERY, lines: LINES } });
    changeSettings({ latency: 3, scenarios: ['menu-fails'] });
    setClock({ at: '2031-05-06T07:08:00.000Z', frozen: false, since: Date.now() - 60_000 });
    window.history.replaceState(null, '', '/user/orders');
    const file = await (await makeCapsule()).text();

    await setDataSize('samples');
    await (await openDatabase()).db.sessions.clear();
    localStorage.clear();
    sessionStorage.setItem('pendingConfirmation', 'x');
    setClock(null);
    replaceLog([]);
    expect(await openCapsule(new Blob([file]))).toBe('/user/orders');
    expect(localStorage.getItem('sessionToken')).toBe(token);
    expect((await ask(contract.getMyOrders, { token })).items[0]).toEqual(order);
    expect(sessionStorage.getItem(QA_SETTINGS_KEY)).toContain('"latency":3');
    expect(currentSettings()).toMatchObject({ latency: 3, scenarios: ['menu-fails'] });
    expect(now().toISOString()).toMatch(/^2031-05-06T07:09/);
    expect(sessionStorage.getItem('pendingConfirmation')).toBeNull();
    // The next page load restores the log, and the one after it starts an empty one.
    restoreLog();
    expect(loggedRequests().map(({ path }) => path)).toContain('/orders');
    expect(sessionStorage.getItem('qa-log')).toBeNull();
  });

  test.each(['database-dies', 'database-evicted'])('replaces the stored shop also while %s is enabled', async (name) => {
    const { db } = await openDatabase();
    await db.banners.clear();
    const file = await makeCapsule();
    await setDataSize('samples');
    enableScenario(name);
    expect(await openCapsule(file)).toBe('/user');
    expect(await ask(contract.getBanners)).toEqual([]);
  });

  test('is refused with a message if it is foreign, damaged, newer or has a URL outside this shop, and changes nothing', async () => {
    const file = await (await makeCapsule()).text();
    localStorage.setItem('userCart', '[]');
    const before = await (await makeCapsule()).text();
    expect(await refusalOf('hello')).toMatch(/not a capsule/);
    expect(await refusalOf('{"a":1}')).toMatch(/not a capsule/);
    expect(await refusalOf(file.slice(0, -20))).toMatch(/damaged/);
    expect(await refusalOf(file.replace('Maya Patel', 'Maya Petal'))).toMatch(/damaged/);
    expect(await refusalOf(file.replace('"version":1', '"version":2'))).toMatch(/newer/);
    expect(await refusalOf(await rewritten(file, (content) => { content.databaseVersion = 99; }))).toMatch(/newer/);
    // Browsers read a backslash as a slash, and ignore tabs and line breaks.
    for (const route of ['/\\evil.example/', '/\t/evil.example/', 'https://evil.example/']) {
      expect(await refusalOf(await rewritten(file, (content) => { content.route = route; }))).toMatch(/damaged/);
    }
    const withoutDate = (text: string) => text.replace(/"check":"\w+"|"madeAt":"[^"]+"/g, '');
    expect(withoutDate(await (await makeCapsule()).text())).toBe(withoutDate(before));
  });

  test('replaces local storage last, and if that fails the database is unchanged', async () => {
    localStorage.setItem('userCart', '["theirs"]');
    const file = await makeCapsule();
    localStorage.setItem('userCart', '["ours"]');
    const { db } = await openDatabase();
    await db.foods.clear();
    const carts = new Set<string | null>();
    const look = () => { carts.add(localStorage.getItem('userCart')); };
    db.foods.hook('creating', look);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => { throw new Error('Full'); });
    expect(await refusalOf(await file.text())).toMatch(/could not be stored/);
    expect([localStorage.getItem('userCart'), await db.foods.count()]).toEqual(['["ours"]', 0]);
    jest.restoreAllMocks();
    await openCapsule(file);
    db.foods.hook('creating').unsubscribe(look);
    expect([...carts]).toEqual(['["ours"]']);
    expect([localStorage.getItem('userCart'), await db.foods.count()]).toEqual(['["theirs"]', 8]);
  });

  test('is refused for a single row that does not match its schema', async () => {
    const others: [table: string, change: object][] = [
      ['foods', { price: 'free' }],
      ['foods', { onMenu: 2 }],
      ['users', { role: 'owner' }],
      ['orders', { order: { id: 'x' } }],
      ['orders', { more: true }],
      ['history', { changes: null }],
      ['counters', { value: null }],
      ['sessions', { token: 5 }],
    ];
    await tokenOf(CUSTOMER);
    const whole = await (await makeCapsule()).text();
    expect(await openCapsule(new Blob([await rewritten(whole, () => undefined)]))).toBe('/user');
    for (const [table, change] of others) {
      const text = await rewritten(whole, ({ database }) => { Object.assign(database[table]!.at(-1)!, change); });
      expect({ table, change, refusal: await refusalOf(text) }).toEqual({ table, change, refusal: expect.stringMatching(/damaged/) as string });
    }
    expect(await refusalOf(await rewritten(whole, ({ database }) => { delete database.banners; }))).toMatch(/damaged/);
  });

  test('is refused if the shop is in memory, because the next page load would lose it', async () => {
    const file = await (await makeCapsule()).text();
    (await openDatabase()).db.close();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(indexedDB, 'open').mockImplementation(() => { throw new DOMException('The operation is insecure', 'SecurityError'); });
    localStorage.setItem('userCart', '[]');
    expect(await refusalOf(file)).toMatch(/could not be stored/);
    expect(localStorage.getItem('userCart')).toBe('[]');
  });
});
