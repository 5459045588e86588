/** The rush hour against the backend. */
import { setTimeout as sleep } from 'node:timers/promises';
import { contract } from '../../../src/domain/contract';
import type { Menu } from '../../../src/domain/food/food';
import { WEEKDAYS } from '../../../src/domain/shop/settings';
import { DEMO_ACCOUNTS } from '../../../src/domain/user/demoAccounts';
import { clockSetting, clockSpeed, now, setClock, setClockSpeed } from '../../../backend/utils/clock';
import { openDatabase } from '../../indexeddb/connection/openDatabase';
import { resetDatabase } from '../../indexeddb/reset';
import { makeFood } from '../../../backend/seed/generator';
import { installServer } from '../../node';
import { enableScenario } from '../../scenarios/catalogue';
import { ask, tokenOf } from '../../testing/client';
import { clearSettings } from '../settings/settings';
import { chooseOrder } from './customers';
import { currentRushHour, pauseRushHour, resumeRushHour, rushHour, startRushHour, stopRushHour } from './rushHour';

installServer();
beforeEach(() => { sessionStorage.clear(); });
afterEach(stopRushHour);

const FASTEST = { rate: 120 };
const finished = () => currentRushHour().placed + currentRushHour().refused;

async function until(reached: () => boolean) {
  while (!reached()) await sleep(20);
}

test('a choice depends on the seed, the number and the menu only, and leaves out what is sold out', () => {
  const foods = Array.from({ length: 20 }, (_, n) => ({ ...makeFood(1, n), stock: n === 3 ? 0 : 10 }));
  const menu: Menu = { categories: [], foods };
  const choices = Array.from({ length: 300 }, (_, n) => chooseOrder(4, n, menu));
  expect(Array.from({ length: 300 }, (_, n) => chooseOrder(4, n, { ...menu, categories: ['another'] }))).toEqual(choices);
  const lines = choices.flatMap(({ order }) => order.lines);
  expect(new Set(lines.map(({ foodId }) => foodId)).size).toBe(19);
  expect(lines.map(({ foodId }) => foodId)).not.toContain(foods[3]?.id);
  expect(new Set(choices.map(({ customer }) => customer)).size).toBe(12);
  expect(() => chooseOrder(4, 0, { ...menu, foods: [] })).toThrow('Everything is sold out');
});

test('the orders are customers’ own, and the session of the page stays', async () => {
  localStorage.setItem('sessionToken', 'the-users-own');
  startRushHour(FASTEST);
  await until(() => finished() === 2);
  await stopRushHour();
  expect(localStorage.getItem('sessionToken')).toBe('the-users-own');
  const { db } = await openDatabase();
  const placed = (await db.orders.toArray()).slice(7);
  const accounts = await db.users.bulkGet(await Promise.all(placed.map(async ({ userId }) => (await db.users.get({ id: userId }))?.n ?? 0)));
  expect(accounts.map((account) => account?.email)).toEqual(placed.map(() => expect.stringMatching(/\.1\.\d+@fooddelivery\.example$/) as string));
  // A second rush hour signs the same accounts in.
  startRushHour(FASTEST);
  await until(() => finished() === 2);
  expect(currentRushHour()).toMatchObject({ placed: 2, refused: 0 });
  // After a reset they register again.
  await resetDatabase();
  await until(() => currentRushHour().placed >= 3);
  expect(currentRushHour().refused).toBeLessThanOrEqual(3);
});

test('pause holds the orders, resume continues with the next one, and stop ends them', async () => {
  startRushHour(FASTEST);
  await until(() => finished() === 1);
  pauseRushHour();
  await sleep(700);
  const paused = finished();
  expect(paused).toBeLessThanOrEqual(2);
  expect(currentRushHour().state).toBe('paused');
  resumeRushHour({ rate: 100 });
  expect(currentRushHour()).toMatchObject({ state: 'running', rate: 100 });
  await until(() => finished() === paused + 1);
  const { placed } = await stopRushHour();
  await sleep(700);
  expect(currentRushHour()).toMatchObject({ state: 'stopped', placed });
  expect((await ask(contract.getOrders, { token: await tokenOf(DEMO_ACCOUNTS.admin) })).total).toBe(7 + placed);
});

test('a shop without anything to sell refuses everything, and so does one that cannot be reached', async () => {
  const { db } = await openDatabase();
  await db.foods.clear();
  startRushHour(FASTEST);
  await until(() => finished() === 1);
  expect(currentRushHour()).toMatchObject({ placed: 0, refused: 1, reason: 'Everything is sold out' });
  enableScenario('offline');
  await until(() => finished() === 2);
  expect(currentRushHour()).toMatchObject({ placed: 0, refused: 2 });
});

test('while the shop is closed or paused, customers order for the first free slot, if it takes orders for later', async () => {
  setClock({ at: '2030-01-01T12:00:00.000Z', frozen: true, since: Date.now() });
  const token = await tokenOf(DEMO_ACCOUNTS.admin);
  const days = [...WEEKDAYS];
  const evening = { timeZone: 'UTC', hours: [{ days, opens: '18:00', closes: '22:00' }], slotCapacity: 1 };
  await ask(contract.changeSettings, { token, body: evening });
  startRushHour(FASTEST);
  await until(() => finished() === 1);
  expect(currentRushHour()).toMatchObject({ placed: 0, refused: 1, reason: 'Closed. Opens today, 06:00 PM' });
  pauseRushHour();
  await ask(contract.changeSettings, { token, body: { laterDays: 1 } });
  const before = finished();
  resumeRushHour();
  await until(() => finished() === before + 2);
  pauseRushHour();
  await ask(contract.changeSettings, { token, body: { hours: [] } });
  await ask(contract.pauseOrders, { token, body: { minutes: 30 } });
  resumeRushHour();
  await until(() => finished() >= before + 4);
  await stopRushHour();
  const { items } = await ask(contract.getOrders, { token, query: { size: 100, sort: 'date', order: 'asc' } });
  const times = items.flatMap(({ dueAt }) => dueAt ?? []);
  expect(times).toEqual(expect.arrayContaining(['2030-01-01T18:00:00.000Z', '2030-01-01T18:30:00.000Z', '2030-01-01T13:30:00.000Z']));
  expect(new Set(times).size).toBe(times.length);
  clearSettings();
});

test('only one rush hour runs, and a wrong pace starts none', () => {
  expect(() => { startRushHour({ rate: 121 }); }).toThrow('Please enter a whole number from 1 to 120');
  expect(() => { startRushHour({ seed: -1 }); }).toThrow('Please enter a whole number from 0 to');
  expect(() => { startRushHour({ speed: 7 as 10 }); }).toThrow();
  expect(currentRushHour().state).toBe('stopped');
  rushHour.start(FASTEST);
  expect(() => { startRushHour(FASTEST); }).toThrow('A rush hour runs already');
});

describe('the clock of the shop', () => {
  test('runs faster while the rush hour runs, whose rate stays in real time, and never goes back', async () => {
    startRushHour({ ...FASTEST, speed: 60 });
    const begin = now().getTime();
    await until(() => finished() === 1);
    const began = performance.now();
    await until(() => finished() === 3);
    expect(performance.now() - began).toBeGreaterThan(500);
    expect(now().getTime() - begin).toBeGreaterThan(25_000);
    pauseRushHour();
    expect(clockSpeed()).toBe(1);
    expect(now().getTime() - begin).toBeGreaterThan(25_000);
    resumeRushHour({ speed: 10 });
    expect(clockSpeed()).toBe(10);
    await stopRushHour();
    expect(clockSpeed()).toBe(1);
    expect(now().getTime()).toBeGreaterThan(Date.now() + 20_000);
    clearSettings();
    expect(now().getTime()).toBeLessThan(Date.now() + 1000);
  });

  test('stays frozen, and its setting does not have the speed', async () => {
    setClock({ at: '2030-01-01T12:00:00.000Z', frozen: true, since: Date.now() });
    setClockSpeed(60);
    expect(now().toISOString()).toBe('2030-01-01T12:00:00.000Z');
    setClock({ at: '2030-01-01T12:00:00.000Z', frozen: false, since: Date.now() });
    await sleep(100);
    const read = Date.now();
    const setting = clockSetting();
    expect(Date.parse(setting?.at ?? '')).toBeGreaterThan(Date.UTC(2030, 0, 1, 12, 0, 5));
    expect(setting?.since).toBeGreaterThanOrEqual(read);
  });
});
