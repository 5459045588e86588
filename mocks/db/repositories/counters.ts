/** Sums over orders, accounts and the history. Counters avoid reading all records for each sum. */
import { categoryKey } from '../../../src/domain/category/categoryKey';
import { addMonths, monthStart } from '../../../src/domain/date/dates';
import { toDollars } from '../../../src/domain/number/money';
import { KNOWN_STATUSES, perStatus } from '../../../src/domain/order/orderStatus';
import type { ShopDatabase } from '../schema/database';
import type { OrderRow, UserRow } from '../schema/rows';

const ALL = 'orders';
const REVENUE = 'revenue';
const STATUS = 'status:';
/** Key prefix of the sales of a month in UTC, which does not depend on the viewer's time zone. */
const MONTH = 'month:';
const CATEGORY = 'category:';
const BUYER = 'buyer:';
const ROLE = 'role:';
const PERSON = 'person:';

/**
 * Key that marks the database as filled. Its value is a random number that changes when the shop is reset or replaced,
 * and so identifies the shop.
 */
export const SEEDED = 'seeded';

/** Key that notes that the browser had deleted the previous database. A reset of the demo data removes it with the other counters. */
export const AFTER_LOSS = 'afterLoss';

/** The SEEDED counter of a new shop. */
export const newShop = () => ({ key: SEEDED, value: Math.random() });

/** The increment of each counter. */
type Growth = Map<string, number>;

/** Adds up the increments of each counter. */
function sumUp(increments: readonly (readonly [key: string, by: number])[]): Growth {
  const growth: Growth = new Map();
  for (const [key, by] of increments) growth.set(key, (growth.get(key) ?? 0) + by);
  return growth;
}

/** The counter increments of these orders. */
export function growthOf(orders: readonly OrderRow[]): Growth {
  return sumUp(orders.flatMap(({ status, cents, date, sold, userId }) => [
    [ALL, 1],
    [BUYER + userId, 1],
    [REVENUE, cents],
    [STATUS + status, 1],
    [MONTH + date.slice(0, 7), cents],
    ...Object.entries(sold).map(([category, pieces]) => [CATEGORY + category, pieces] as const),
  ] as const));
}

async function applyTo(db: ShopDatabase, growth: Growth) {
  const keys = [...growth.keys()];
  const rows = await db.counters.bulkGet(keys);
  await db.counters.bulkPut(keys.map((key, at) => ({ key, value: (rows[at]?.value ?? 0) + (growth.get(key) ?? 0) })));
}

/** Counts new orders. */
export function countOrders(db: ShopDatabase, orders: readonly OrderRow[]) {
  return applyTo(db, growthOf(orders));
}

/** Counts status changes of orders. */
export function countStatusChanges(db: ShopDatabase, changes: readonly { from: string; to: string }[]) {
  return applyTo(db, sumUp(changes.flatMap(({ from, to }) => [[STATUS + from, -1], [STATUS + to, 1]] as const)));
}

/** Counts new accounts. */
export function countUsers(db: ShopDatabase, users: readonly Pick<UserRow, 'role'>[]) {
  return applyTo(db, sumUp(users.map(({ role }) => [ROLE + role, 1])));
}

/** Counts new history entries, or removed ones with `by` -1. */
export function countEntries(db: ShopDatabase, entries: readonly { user: string }[], by: 1 | -1 = 1) {
  return applyTo(db, sumUp(entries.map(({ user }) => [PERSON + user, by])));
}

async function readAll(db: ShopDatabase, prefix: string): Promise<{ name: string; value: number }[]> {
  const rows = await db.counters.where('key').startsWith(prefix).toArray();
  return rows.map(({ key, value }) => ({ name: key.slice(prefix.length), value }));
}

async function readOne(db: ShopDatabase, key: string): Promise<number> {
  return (await db.counters.get(key))?.value ?? 0;
}

/** The random number that identifies the shop; it changes when the shop is reset or replaced, in any tab. */
export const shopNumber = (db: ShopDatabase) => readOne(db, SEEDED);

/** Whether the browser had deleted the previous database. */
export const wasCreatedAfterDataLoss = async (db: ShopDatabase) => (await readOne(db, AFTER_LOSS)) === 1;

/** The number of orders with a status. */
export const ordersCount = (db: ShopDatabase, status: string) => readOne(db, STATUS + status);

/** The number of orders of an account. */
export const ordersOf = (db: ShopDatabase, userId: string) => readOne(db, BUYER + userId);

/** The number of customers. */
export const customersCount = (db: ShopDatabase) => readOne(db, `${ROLE}customer`);

/** Everyone who has history entries: the name and the number of entries. */
export async function peopleInHistory(db: ShopDatabase): Promise<{ name: string; value: number }[]> {
  return (await readAll(db, PERSON)).filter(({ value }) => value > 0);
}

/** The number of orders, all and by known status, and their revenue in dollars, in one read. */
export async function ordersTotals(db: ShopDatabase) {
  const keys = [ALL, REVENUE, ...KNOWN_STATUSES.map((status) => STATUS + status)];
  const sums = new Map((await db.counters.bulkGet(keys)).map((row) => [row?.key, row?.value]));
  const sumOf = (key: string) => sums.get(key) ?? 0;
  return { counts: { all: sumOf(ALL), ...perStatus((status) => sumOf(STATUS + status)) }, revenue: toDollars(sumOf(REVENUE)) };
}

/** Excludes the year 10,000, which follows the latest month of the shop's clock, and the dates of damaged orders. */
const MONTH_NAME = /^\d{4}-\d\d$/;

/** The sum in cents of the orders between two instants. */
async function salesBetween(db: ShopDatabase, from: string, to: string): Promise<number> {
  const rows = await db.orders.where('date').between(from, to).toArray();
  return rows.reduce((sum, { cents }) => sum + cents, 0);
}

/**
 * Sales in dollars of each month that has any, oldest first; `month` like `2024-06`, in the viewer's time zone. The
 * counters hold months in UTC, so the orders between the UTC and the local start of a month are moved to the other
 * month.
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

/** Pieces sold per category. Names with the same key are one category, under the first name. */
export async function piecesByCategory(db: ShopDatabase): Promise<{ category: string; pieces: number }[]> {
  const categories = new Map<string, { category: string; pieces: number }>();
  for (const { name, value } of await readAll(db, CATEGORY)) {
    const key = categoryKey(name);
    const { category, pieces } = categories.get(key) ?? { category: name, pieces: 0 };
    categories.set(key, { category, pieces: pieces + value });
  }
  return [...categories.values()];
}
