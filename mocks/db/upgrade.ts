import { countEntries, countOrders, countUsers } from './counters';
import type { ShopDatabase } from './database';
import { valuesOf } from './historyLog';
import { reindex } from './searchIndex';
import { SEEDED } from './seed';

/** Orders read at a time, so that a hundred thousand need not be in memory at once. */
const STRETCH = 4000;

/**
 * Counts everything anew, and records what the history names: the first version of the database counted less, and did not
 * record that. Call it inside a transaction over all stores.
 */
export async function countAnew(db: ShopDatabase) {
  await db.counters.filter(({ key }) => key !== SEEDED).delete();
  for (let from = 0; ; ) {
    const rows = await db.orders.where(':id').above(from).limit(STRETCH).toArray();
    await countOrders(db, rows);
    const last = rows.at(-1)?.n;
    if (last === undefined) break;
    from = last;
  }
  await countUsers(db, await db.users.toArray());
  const entries = await db.history.toArray();
  await countEntries(db, entries);
  await reindex(db, { add: entries.flatMap((entry) => valuesOf(entry.n ?? 0, entry)) });
}
