/** Numbers and sums of orders. */
import dayjs from 'dayjs';
import type { getOrders } from '../../src/domain/calls/adminOrderCalls';
import type { AnswerOf } from '../../src/domain/calls/call';
import { categoryKey } from '../../src/domain/category/categoryKey';
import { toDollars } from '../../src/domain/number/money';
import { CANCELLED, COMPLETED, KNOWN_STATUSES, PENDING, statusesOf } from '../../src/domain/order/orderStatus';
import type { OrderRow } from '../rows/rows';
import type { Tables } from '../store';
import { shopNumber } from './databaseMarks';
import { readSettings } from './settingsRepository';

/** The number of orders of an account. */
export const ordersOf = (db: Tables, userId: string) => db.orders.count({ where: { userId } });

/** The number of orders: all, by each status of the shop, and by the others that the app knows, if there are any. */
export async function orderCounts(db: Tables): Promise<AnswerOf<typeof getOrders>['counts']> {
  const counts: AnswerOf<typeof getOrders>['counts'] = { all: await db.orders.count(), [PENDING]: 0, [COMPLETED]: 0 };
  const own = statusesOf(await readSettings(db));
  for (const status of [...KNOWN_STATUSES, CANCELLED] as const) {
    const count = await db.orders.count({ where: { status } });
    if (count > 0 || own.some((each) => each === status)) counts[status] = count;
  }
  return counts;
}

interface Sums {
  cents: number;
  /** Cents per month like `2024-06`, in the time zone of the browser or of the server's process. */
  readonly months: Map<string, number>;
  /** Pieces per category. Names with the same key are one category, under the first name. */
  readonly categories: Map<string, { category: string; pieces: number }>;
}

interface AllSums extends Sums {
  readonly shop: number;
  /** The row number of the last order that is included. */
  last: number;
}

/** What the sums are made of. Whole orders would take a server seconds. */
const SUMMED = ['n', 'date', 'cents', 'soldPieces'] as const satisfies (keyof OrderRow)[];

/** Includes an order in sums. @param sign -1 takes it out of them */
function include(sums: Sums, { cents, date, soldPieces }: Pick<OrderRow, (typeof SUMMED)[number]>, sign: 1 | -1) {
  sums.cents += sign * cents;
  const month = dayjs(date).format('YYYY-MM');
  sums.months.set(month, (sums.months.get(month) ?? 0) + sign * cents);
  for (const [name, count] of Object.entries(soldPieces)) {
    const key = categoryKey(name);
    const { category, pieces } = sums.categories.get(key) ?? { category: name, pieces: 0 };
    sums.categories.set(key, { category, pieces: pieces + sign * count });
  }
}

let known: AllSums | null = null;

/** Orders read at a time: with more, the page would not respond meanwhile. */
const CHUNK = 1000;

/**
 * The sums over all orders, cancelled ones included. What an order has sold never changes, and orders are deleted only with the whole shop, so only
 * those that are new since the last call are read.
 */
async function sumsOf(db: Tables): Promise<AllSums> {
  const shop = await shopNumber(db);
  if (known?.shop !== shop) known = { shop, last: 0, cents: 0, months: new Map(), categories: new Map() };
  const sums = known;
  for (;;) {
    const rows = await db.orders.findParts({ after: sums.last, limit: CHUNK }, SUMMED);
    if (rows.length === 0) return sums;
    for (const row of rows) {
      const { n = 0 } = row;
      // A simultaneous call has included it already.
      if (n <= sums.last) continue;
      sums.last = n;
      include(sums, row, 1);
    }
  }
}

/** The sums over all orders that are not cancelled. The cancelled ones are few. */
async function sales(db: Tables): Promise<Sums> {
  const { cents, months, categories } = await sumsOf(db);
  const sums: Sums = { cents, months: new Map(months), categories: new Map(categories) };
  for (const row of await db.orders.findParts({ where: { status: CANCELLED } }, SUMMED)) include(sums, row, -1);
  return sums;
}

/** The revenue of all orders in dollars, without the cancelled ones. */
export const revenueOf = async (db: Tables) => toDollars((await sales(db)).cents);

/** Excludes the year 10,000, which follows the latest month of the shop's clock, and the dates of damaged orders. */
const MONTH_NAME = /^\d{4}-\d\d$/;

/**
 * Sales in dollars of each month that has any, without cancelled orders, oldest first; `month` like `2024-06`, in the time zone of
 * the browser or of the server's process.
 */
export async function salesByMonth(db: Tables): Promise<{ month: string; sales: number }[]> {
  return [...(await sales(db)).months]
    .filter(([month, cents]) => MONTH_NAME.test(month) && cents !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, cents]) => ({ month, sales: toDollars(cents) }));
}

/** Pieces sold per category, without cancelled orders, by name. */
export async function piecesByCategory(db: Tables): Promise<{ category: string; pieces: number }[]> {
  return [...(await sales(db)).categories.values()].filter(({ pieces }) => pieces > 0).sort((a, b) => (a.category < b.category ? -1 : 1));
}
