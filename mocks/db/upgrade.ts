import dayjs from 'dayjs';
import { categoryKey } from '../../src/domain/categoryKey';
import { emailKey } from '../../src/domain/emailKey';
import { normaliseEmail } from '../../src/domain/text';
import { SEEDED, applyTo, countEntries, countUsers, growthOf } from './counters';
import type { ShopDatabase } from './database';
import { valuesOf } from './historyLog';
import type { OrderRow } from './rows';
import { reindex } from './searchIndex';

/** Orders read at a time, so that a hundred thousand need not be in memory at once. */
const STRETCH = 4000;

/** Counts everything again, and records what the history names. Call it inside a transaction over all stores. */
export async function countAnew(db: ShopDatabase) {
  await db.counters.filter(({ key }) => key !== SEEDED).delete();
  const growth = new Map<string, number>();
  for (let last: number | undefined = 0; last !== undefined; ) {
    const rows: OrderRow[] = await db.orders.where(':id').above(last).limit(STRETCH).toArray();
    growthOf(rows, growth);
    last = rows.at(-1)?.n;
  }
  await applyTo('orders', db, growth);
  await countUsers(db, await db.users.toArray());
  const entries = await db.history.toArray();
  await countEntries(db, entries);
  await reindex(db, { add: entries.flatMap((entry) => valuesOf(entry.n ?? 0, entry)) });
}

/** The local time that entries of the history had before version 3. */
const LOCAL_TIME = 'YYYY-MM-DDTHH:mm:ss.SSS';

/**
 * The instant of a local time, in the time zone of this browser. In the hour that repeats when summer time ends it may be
 * one of two: the later one where the first would be before the entry that was written before it.
 */
function instantOf(local: string, previous: string): string {
  const [first, second] = [dayjs(local), dayjs(local).add(1, 'hour')];
  const repeats = first.format(LOCAL_TIME) === second.format(LOCAL_TIME);
  return (repeats && first.toISOString() < previous ? second : first).toISOString();
}

/** A damaged row may hold anything; the upgrade leaves it as it is. */
const isText = (value: unknown) => typeof value === 'string';

async function giveInstants(db: ShopDatabase) {
  let previous = '';
  // Rows are numbered in the order in which they were written.
  await db.history.toCollection().modify((entry) => {
    if (isText(entry.timestamp) && dayjs(entry.timestamp).isValid()) entry.timestamp = previous = instantOf(entry.timestamp, previous);
  });
}

/** Names that have become one category get the name of the oldest, and so do their dishes. */
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

/**
 * Brings the rows of any earlier version to the present one (database.ts). Search terms stay: their rule has not changed.
 * Call it inside a transaction over all stores.
 */
export async function upgradeRows(db: ShopDatabase) {
  await giveInstants(db);
  await joinCategories(db);
  await giveEmailKeys(db);
  await countAnew(db);
}
