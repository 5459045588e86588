import { SEEDED, applyTo, countEntries, countUsers, growthOf } from './counters';
import type { ShopDatabase } from './database';
import { valuesOf } from './historyLog';
import type { OrderRow } from './rows';
import { reindex } from './searchIndex';

/** Orders read at a time, so that a hundred thousand need not be in memory at once. */
const STRETCH = 4000;

/**
 * Counts everything anew, and records what the history names: the first version of the database counted less, and did not
 * record that. Call it inside a transaction over all stores.
 */
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
