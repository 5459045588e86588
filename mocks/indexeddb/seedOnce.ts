import { AFTER_LOSS, SEEDED, newDatabaseMark } from '../../backend/repositories/databaseMarks';
import { seed } from '../../backend/seed/seed';
import type { ShopDatabase } from './database';
import { storeOf } from './dexieStore';

/**
 * Fills a new database with the samples, once, even if several tabs open at the same time.
 * @param afterLoss whether this browser has stored a database before, which the new one then records as lost
 * @returns whether the database was new
 */
export async function seedOnce(db: ShopDatabase, afterLoss: boolean): Promise<boolean> {
  if (await db.counters.get(SEEDED)) return false;
  return storeOf(db).write(async (tables) => {
    if (await db.counters.get(SEEDED)) return false;
    if ((await db.users.count()) > 0) {
      // Only the mark is missing: the shop is not replaced.
      await db.counters.add(newDatabaseMark());
      return false;
    }
    await seed(tables);
    if (afterLoss) await db.counters.add({ key: AFTER_LOSS, value: 1 });
    return true;
  });
}
