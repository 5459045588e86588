/** Sums over the orders that would cost a walk over all of them to work out anew. */
import { monthOf } from '../../src/domain/dates';
import { toDollars } from '../../src/domain/money';
import { COMPLETED, PENDING } from '../../src/domain/order';
import type { ShopDatabase } from './database';
import type { OrderRow } from './rows';

const ALL = 'orders';
const REVENUE = 'revenue';
const STATUS = 'status:';
const MONTH = 'month:';
const CATEGORY = 'category:';
const VERSION = 'version';

/** How much each counter grows, collected before it is written. */
type Growth = Map<string, number>;

function grow(growth: Growth, key: string, by: number) {
  growth.set(key, (growth.get(key) ?? 0) + by);
}

async function apply(db: ShopDatabase, growth: Growth) {
  if (growth.size === 0) return;
  const keys = [...growth.keys()];
  const rows = await db.counters.bulkGet(keys);
  const counters = keys.map((key, at) => ({ key, value: (rows[at]?.value ?? 0) + (growth.get(key) ?? 0) }));
  // Drawn rather than counted up: after a reset, or in another shop put in its place, the same number must not come again.
  await db.counters.bulkPut([...counters, { key: VERSION, value: Math.random() }]);
}

/** Tells one state of the orders from every other; nothing is drawn before there are any. */
export interface OrdersVersion {
  readonly db: ShopDatabase;
  readonly drawn: number | undefined;
}

/** The state the orders are in now. Call it inside the transaction that reads them. */
export async function ordersVersion(db: ShopDatabase): Promise<OrdersVersion> {
  return { db, drawn: (await db.counters.get(VERSION))?.value };
}

/** What orders add to the counters. */
export function growthOf(orders: readonly OrderRow[]): Growth {
  const growth: Growth = new Map();
  for (const { status, cents, date, sold } of orders) {
    grow(growth, ALL, 1);
    grow(growth, REVENUE, cents);
    grow(growth, STATUS + status, 1);
    grow(growth, MONTH + monthOf(date), cents);
    for (const [category, pieces] of Object.entries(sold)) grow(growth, CATEGORY + category, pieces);
  }
  return growth;
}

/** Counts orders that have just been stored. */
export async function countOrders(db: ShopDatabase, orders: readonly OrderRow[]) {
  await apply(db, growthOf(orders));
}

/** Counts orders whose status has just changed. */
export async function countStatusChanges(db: ShopDatabase, changes: readonly { from: string; to: string }[]) {
  const growth: Growth = new Map();
  for (const { from, to } of changes) {
    grow(growth, STATUS + from, -1);
    grow(growth, STATUS + to, 1);
  }
  await apply(db, growth);
}

async function readAll(db: ShopDatabase, prefix: string): Promise<{ name: string; value: number }[]> {
  const rows = await db.counters.where('key').startsWith(prefix).toArray();
  return rows.map(({ key, value }) => ({ name: key.slice(prefix.length), value }));
}

/** How many orders there are of one status. */
export async function ordersCount(db: ShopDatabase, status: string): Promise<number> {
  return (await db.counters.get(STATUS + status))?.value ?? 0;
}

/** How many orders there are, and what all of them came to in dollars; asked for in one go. */
export async function ordersTotals(db: ShopDatabase) {
  const rows = await db.counters.bulkGet([ALL, STATUS + PENDING, STATUS + COMPLETED, REVENUE]);
  const [all = 0, pending = 0, completed = 0, cents = 0] = rows.map((row) => row?.value);
  return { all, pending, completed, revenue: toDollars(cents) };
}

/** Sales in dollars of every month that has some, oldest first; `month` like `2024-06`. */
export async function salesByMonth(db: ShopDatabase): Promise<{ month: string; sales: number }[]> {
  const months = await readAll(db, MONTH);
  return months.map(({ name, value }) => ({ month: name, sales: toDollars(value) }));
}

/** Pieces sold of every category that sold some. */
export async function piecesByCategory(db: ShopDatabase): Promise<{ category: string; pieces: number }[]> {
  const categories = await readAll(db, CATEGORY);
  return categories.map(({ name, value }) => ({ category: name, pieces: value }));
}
