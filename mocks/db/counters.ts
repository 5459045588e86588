/** Sums over orders, accounts and the history that would cost a walk over all of them to work out anew. */
import { categoryKey } from '../../src/domain/categoryKey';
import { addMonths, monthStart } from '../../src/domain/dates';
import { toDollars } from '../../src/domain/money';
import { COMPLETED, PENDING } from '../../src/domain/order';
import type { ShopDatabase } from './database';
import type { OrderRow, UserRow } from './rows';

const ALL = 'orders';
const REVENUE = 'revenue';
const STATUS = 'status:';
/** Sales of a month in UTC, which is the same one for every reader. */
const MONTH = 'month:';
const CATEGORY = 'category:';
const BUYER = 'buyer:';
const ROLE = 'role:';
const PERSON = 'person:';
/** Before the name of a store, the number drawn for the state it is in. */
export const STORE_VERSION = 'version:';

/**
 * Says in the counters that a shop is in, and which: the number is drawn anew whenever the shop is reset or replaced. Its
 * records may since have been changed, all of them.
 */
export const SEEDED = 'seeded';

/** Says that the browser had deleted the database before this one. A reset of the demo data removes it with the other counters. */
export const AFTER_LOSS = 'afterLoss';

/** What the counters say of a shop that is put in place now. */
export const newShop = () => ({ key: SEEDED, value: Math.random() });

/** The stores that are counted. */
type Counted = 'orders' | 'users' | 'history';

/** How much each counter grows, collected before it is written. */
type Growth = Map<string, number>;

function grow(growth: Growth, key: string, by: number) {
  growth.set(key, (growth.get(key) ?? 0) + by);
}

/**
 * Lets counters grow, and draws a number for the new state of the store they count. Drawn rather than counted up: after a
 * reset the same number must not come again.
 * @param joined true where rows were only added: they are known by their numbers, so the number drawn before stands
 */
export async function applyTo(store: Counted, db: ShopDatabase, growth: Growth, joined = false) {
  if (growth.size === 0) return;
  const version = STORE_VERSION + store;
  const keys = [...growth.keys(), version];
  const rows = await db.counters.bulkGet(keys);
  const counters = keys.map((key, at) => {
    const before = rows[at]?.value ?? 0;
    return { key, value: key !== version ? before + (growth.get(key) ?? 0) : (joined && before) || Math.random() };
  });
  await db.counters.bulkPut(counters);
}

/** The state that a store is in, new rows aside; `drawn` is undefined until it has had any. */
export interface Version {
  readonly db: ShopDatabase;
  readonly drawn: number | undefined;
}

/** The state that a store is in now. Call it inside the transaction that reads it. */
export async function versionOf(db: ShopDatabase, store: string): Promise<Version> {
  return { db, drawn: (await db.counters.get(STORE_VERSION + store))?.value };
}

/** What orders add to the counters, on top of what others have added. */
export function growthOf(orders: readonly OrderRow[], growth: Growth = new Map()): Growth {
  for (const { status, cents, date, sold, userId } of orders) {
    grow(growth, ALL, 1);
    grow(growth, BUYER + userId, 1);
    grow(growth, REVENUE, cents);
    grow(growth, STATUS + status, 1);
    grow(growth, MONTH + date.slice(0, 7), cents);
    for (const [category, pieces] of Object.entries(sold)) grow(growth, CATEGORY + category, pieces);
  }
  return growth;
}

/** Counts orders that have just been stored. */
export async function countOrders(db: ShopDatabase, orders: readonly OrderRow[]) {
  await applyTo('orders', db, growthOf(orders), true);
}

/** Counts orders whose status has just changed. */
export async function countStatusChanges(db: ShopDatabase, changes: readonly { from: string; to: string }[]) {
  const growth: Growth = new Map();
  for (const { from, to } of changes) {
    grow(growth, STATUS + from, -1);
    grow(growth, STATUS + to, 1);
  }
  await applyTo('orders', db, growth);
}

/** Counts accounts that have just been opened. */
export async function countUsers(db: ShopDatabase, users: readonly Pick<UserRow, 'role'>[]) {
  const growth: Growth = new Map();
  for (const { role } of users) grow(growth, ROLE + role, 1);
  await applyTo('users', db, growth, true);
}

/** Counts entries of the history that have just been stored, or with -1 taken out. */
export async function countEntries(db: ShopDatabase, entries: readonly { user: string }[], by: 1 | -1 = 1) {
  const growth: Growth = new Map();
  for (const { user } of entries) grow(growth, PERSON + user, by);
  await applyTo('history', db, growth, by === 1);
}

async function readAll(db: ShopDatabase, prefix: string): Promise<{ name: string; value: number }[]> {
  const rows = await db.counters.where('key').startsWith(prefix).toArray();
  return rows.map(({ key, value }) => ({ name: key.slice(prefix.length), value }));
}

async function readOne(db: ShopDatabase, key: string): Promise<number> {
  return (await db.counters.get(key))?.value ?? 0;
}

/** Which shop stands here: another number once it was reset or replaced, in whichever tab. */
export const shopDrawn = (db: ShopDatabase) => readOne(db, SEEDED);

/** Whether the browser had deleted the database before this one. */
export const isAfterLoss = async (db: ShopDatabase) => (await readOne(db, AFTER_LOSS)) === 1;

/** How many orders there are of one status. */
export const ordersCount = (db: ShopDatabase, status: string) => readOne(db, STATUS + status);

/** How many orders an account has placed. */
export const ordersOf = (db: ShopDatabase, userId: string) => readOne(db, BUYER + userId);

/** How many customers there are. */
export const customersCount = (db: ShopDatabase) => readOne(db, `${ROLE}customer`);

/** Everybody whom the history names, by name, and how many of its entries tell of them. */
export async function peopleInHistory(db: ShopDatabase): Promise<{ name: string; value: number }[]> {
  return (await readAll(db, PERSON)).filter(({ value }) => value > 0);
}

/** How many orders there are, and what all of them came to in dollars; asked for in one go. */
export async function ordersTotals(db: ShopDatabase) {
  const rows = await db.counters.bulkGet([ALL, STATUS + PENDING, STATUS + COMPLETED, REVENUE]);
  const [all = 0, pending = 0, completed = 0, cents = 0] = rows.map((row) => row?.value);
  return { all, pending, completed, revenue: toDollars(cents) };
}

/** The year 10,000, which follows the latest month of the shop's clock, is none; nor is the date of a damaged order. */
const MONTH_NAME = /^\d{4}-\d\d$/;

/** What the orders of some hours come to, in cents. */
async function salesBetween(db: ShopDatabase, from: string, to: string): Promise<number> {
  const rows = await db.orders.where('date').between(from, to).toArray();
  return rows.reduce((sum, { cents }) => sum + cents, 0);
}

/**
 * Sales in dollars of every month that has some, oldest first; `month` like `2024-06`, in the reader's time zone. Sums are
 * stored by the month in UTC; the orders in the hours between the two beginnings of a month change sides.
 */
export async function salesByMonth(db: ShopDatabase): Promise<{ month: string; sales: number }[]> {
  const sums = new Map((await readAll(db, MONTH)).map(({ name, value }) => [name, value]));
  const move = (from: string, to: string, cents: number) => {
    sums.set(from, (sums.get(from) ?? 0) - cents);
    sums.set(to, (sums.get(to) ?? 0) + cents);
  };
  const beginnings = new Set([...sums.keys()].flatMap((month) => [month, addMonths(month, 1)]).filter((month) => MONTH_NAME.test(month)));
  await Promise.all([...beginnings].map(async (month) => {
    const [inUtc, here, before] = [`${month}-01T00:00:00.000Z`, monthStart(month), addMonths(month, -1)];
    if (inUtc < here) move(month, before, await salesBetween(db, inUtc, here));
    else move(before, month, await salesBetween(db, here, inUtc));
  }));
  const months = [...sums].filter(([, cents]) => cents !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
  return months.map(([month, cents]) => ({ month, sales: toDollars(cents) }));
}

/** Pieces sold of every category that sold some, under the first of the names that are one category. */
export async function piecesByCategory(db: ShopDatabase): Promise<{ category: string; pieces: number }[]> {
  const categories = new Map<string, { category: string; pieces: number }>();
  for (const { name, value } of await readAll(db, CATEGORY)) {
    const key = categoryKey(name);
    const { category, pieces } = categories.get(key) ?? { category: name, pieces: 0 };
    categories.set(key, { category, pieces: pieces + value });
  }
  return [...categories.values()];
}
