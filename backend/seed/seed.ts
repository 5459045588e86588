import { readOrder } from '../../src/domain/order/olderOrder';
import { AFTER_LOSS, SEEDED, newDatabaseMark } from '../repositories/databaseMarks';
import type { ShopDatabase } from '../../mocks/indexeddb/database';
import { addFoods } from '../repositories/foodsRepository';
import { categoryRow, historyRow, orderRow, piecesPerCategory } from '../rows/rows';
import { ADMIN_CREDENTIAL, SAMPLE_USERS } from './sampleAccounts';
import { SAMPLE_BANNERS, SAMPLE_CATEGORIES, SAMPLE_FOODS } from './sampleMenu';
import { SAMPLE_HISTORY, SAMPLE_ORDERS } from './sampleOrders';
import { addUsers } from '../repositories/usersRepository';

/** Pieces per category of a sample order. Orders of the older shape name their dish without an id. */
function soldBy(record: unknown): Record<string, number> {
  return piecesPerCategory(
    readOrder(record).items.flatMap(({ foodName, quantity }) => {
      const food = SAMPLE_FOODS.find(({ name }) => name === foodName);
      return food ? [{ food, quantity }] : [];
    }),
  );
}

/**
 * Fills a new database with the samples, once, even if several tabs open at the same time.
 * @param afterLoss whether this browser has stored a database before, which the new one then records as lost
 * @returns whether the database was new
 */
export async function seedOnce(db: ShopDatabase, afterLoss: boolean): Promise<boolean> {
  if (await db.counters.get(SEEDED)) return false;
  return db.transaction('rw', db.tables, async () => {
    if (await db.counters.get(SEEDED)) return false;
    if ((await db.users.count()) > 0) {
      // Only the mark is missing: the shop is not replaced.
      await db.counters.add(newDatabaseMark());
      return false;
    }
    await seed(db);
    if (afterLoss) await db.counters.add({ key: AFTER_LOSS, value: 1 });
    return true;
  });
}

/** Fills an empty database with the sample accounts only. Call it inside a transaction over all stores. */
export async function seedAccounts(db: ShopDatabase) {
  await addUsers(db, SAMPLE_USERS);
  await db.credentials.add(ADMIN_CREDENTIAL);
  await db.counters.add(newDatabaseMark());
}

/** Fills an empty database with the sample data. Call it inside a transaction over all stores. */
export async function seed(db: ShopDatabase) {
  await db.categories.bulkAdd(SAMPLE_CATEGORIES.map(categoryRow));
  await addFoods(db, SAMPLE_FOODS);
  await db.banners.bulkAdd([...SAMPLE_BANNERS]);
  await seedAccounts(db);
  await db.orders.bulkAdd(SAMPLE_ORDERS.map((record) => orderRow(record, soldBy(record))));
  await db.history.bulkAdd(SAMPLE_HISTORY.map(historyRow));
}
