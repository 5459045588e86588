import dayjs from 'dayjs';
import type { IndexableType, Table } from 'dexie';
import { categoryKey } from '../../../src/domain/category/categoryKey';
import { emailKey } from '../../../src/domain/user/user';
import { type Migrations, migrationsAfter } from '../../../src/domain/migrationsAfter';
import { normaliseEmail } from '../../../src/domain/text/text';
import { AFTER_LOSS, SEEDED } from '../../../backend/repositories/databaseMarks';
import type { ShopDatabase } from '../database';
import { foodRow, historyRow, orderRow, userRow } from '../../../backend/rows/rows';

/** The format of history timestamps before version 3, in local time. */
const LOCAL_TIME = 'YYYY-MM-DDTHH:mm:ss.SSS';

/**
 * The instant of a local time, in the time zone of this browser. In the hour that repeats when summer time ends there
 * are two; the later one is taken if the earlier one would precede the previous entry.
 */
function instantOf(local: string, previous: string): string {
  const [first, second] = [dayjs(local), dayjs(local).add(1, 'hour')];
  const repeats = first.format(LOCAL_TIME) === second.format(LOCAL_TIME);
  return (repeats && first.toISOString() < previous ? second : first).toISOString();
}

/** A damaged row may hold anything; the upgrade leaves it unchanged. */
const isText = (value: unknown) => typeof value === 'string';

async function giveInstants(db: ShopDatabase) {
  let previous = '';
  // Rows are numbered in the order of writing.
  await db.history.toCollection().modify((entry) => {
    if (isText(entry.timestamp) && dayjs(entry.timestamp).isValid()) entry.timestamp = previous = instantOf(entry.timestamp, previous);
  });
}

/** Merges categories with the same key under the oldest name, and renames the category of their dishes. */
async function joinCategories(db: ShopDatabase) {
  const names = new Map<string, string>();
  const categories = await db.categories.toArray();
  await db.categories.clear();
  for (const row of categories) {
    const key = isText(row.name) ? categoryKey(row.name) : row.key;
    if (names.has(key)) continue;
    names.set(key, row.name);
    await db.categories.add({ ...row, key });
  }
  await db.foods.toCollection().modify((row) => {
    if (!isText(row.category)) return;
    row.categoryKey = categoryKey(row.category);
    row.category = names.get(row.categoryKey) ?? row.category;
  });
}

async function giveEmailKeys(db: ShopDatabase) {
  await db.users.toCollection().modify((row) => {
    if (!isText(row.email)) return;
    row.email = normaliseEmail(row.email);
    row.emailKey = emailKey(row.email);
  });
}

/** The only tax rate before version 4. */
const FIRST_TAX_RATE = 0.08;

/** Orders remember their tax rate. Those of the older shape have no tax (olderOrder.ts). */
async function giveTaxRates(db: ShopDatabase) {
  await db.table<{ record?: unknown }>('orders').toCollection().modify((row) => {
    const { record } = row;
    if (typeof record === 'object' && record !== null && 'tax' in record) row.record = { taxRate: FIRST_TAX_RATE, ...record };
  });
}

/** The names before version 8, and the present ones. */
const RENAMED = { foods: { on: 'onMenu', low: 'lowStock' }, orders: { sold: 'soldPieces', record: 'order' } } as const;

async function renameFields(db: ShopDatabase) {
  for (const [name, fields] of Object.entries(RENAMED)) {
    const nameOf = new Map(Object.entries<string>(fields));
    await db.table<object>(name).toCollection().modify((row, change) => {
      change.value = Object.fromEntries(Object.entries(row).map(([field, value]) => [nameOf.get(field) ?? field, value]));
    });
  }
}

/** Computes the index fields of all rows, the words of searches among them. */
async function giveWords(db: ShopDatabase) {
  const give = <Row extends object>(table: Table<Row, IndexableType>, rowOf: (row: Row) => Row) =>
    table.toCollection().modify((row) => {
      try {
        Object.assign(row, rowOf(row));
      } catch {
        // A damaged row may hold anything.
      }
    });
  await give(db.foods, foodRow);
  await give(db.users, userRow);
  await give(db.orders, ({ order, soldPieces, ...row }) => ({ ...row, ...orderRow(order as { id: string }, soldPieces) }));
  await give(db.history, historyRow);
}

/** Before version 10 all orders were for now. */
async function giveDue(db: ShopDatabase) {
  await db.orders.toCollection().modify((row) => { row.due = row.date; });
}

/**
 * The migrations of the rows, by the version of the database (database.ts). Each runs inside a transaction over all
 * stores, on rows of the version before; a damaged row stays as it is.
 */
export const MIGRATIONS: Migrations<(db: ShopDatabase) => Promise<void>> = {
  3: async (db) => {
    await giveInstants(db);
    await joinCategories(db);
    await giveEmailKeys(db);
  },
  4: giveTaxRates,
  7: async (db) => {
    // The index fields are computed from the present names.
    await renameFields(db);
    await giveWords(db);
    await db.counters.where('key').noneOf([SEEDED, AFTER_LOSS]).delete();
  },
  8: renameFields,
  10: giveDue,
};

/** Brings rows of an earlier version up to the current one. Call it inside a transaction over all stores. */
export async function migrateRows(db: ShopDatabase, from: number) {
  for (const migrate of migrationsAfter(from, MIGRATIONS)) await migrate(db);
}
