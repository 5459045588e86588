import { readOrder } from '../../src/domain/order/olderOrder';
import { newDatabaseMark } from '../repositories/databaseMarks';
import type { Tables } from '../store';
import { addFoods } from '../repositories/foodsRepository';
import { categoryRow, historyRow, orderRow, piecesPerCategory } from '../rows/rows';
import { ADMIN_CREDENTIAL, SAMPLE_USERS } from './sampleAccounts';
import { SAMPLE_BANNERS, SAMPLE_CATEGORIES, SAMPLE_FOODS } from './sampleMenu';
import { SAMPLE_HISTORY, SAMPLE_ORDERS } from './sampleOrders';

/** Pieces per category of a sample order. Orders of the older shape name their dish without an id. */
function soldBy(record: unknown): Record<string, number> {
  return piecesPerCategory(
    readOrder(record).items.flatMap(({ foodName, quantity }) => {
      const food = SAMPLE_FOODS.find(({ name }) => name === foodName);
      return food ? [{ food, quantity }] : [];
    }),
  );
}

/** Fills an empty database with the sample accounts only. Call it inside a transaction. */
export async function seedAccounts(db: Tables) {
  await db.users.addAll(SAMPLE_USERS);
  await db.credentials.add(ADMIN_CREDENTIAL);
  await db.counters.add(newDatabaseMark());
}

/** Fills an empty database with the sample data. Call it inside a transaction. */
export async function seed(db: Tables) {
  await db.categories.addAll(SAMPLE_CATEGORIES.map(categoryRow));
  await addFoods(db, SAMPLE_FOODS);
  await db.banners.addAll(SAMPLE_BANNERS);
  await seedAccounts(db);
  await db.orders.addAll(SAMPLE_ORDERS.map((record) => orderRow(record, soldBy(record))));
  await db.history.addAll(SAMPLE_HISTORY.map(historyRow));
}
