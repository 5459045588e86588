import type { AnswerOf, BodyOf } from '../../src/domain/calls/call';
import type { fillDemo } from '../../src/domain/calls/demoCalls';
import type { DemoKind, OrderedFrom } from '../../src/domain/demo-data/demoData';
import { refuse } from '../utils/refusal';
import type { Rows, Tables } from '../store';
import { addCategory } from '../repositories/categoriesRepository';
import { shopNumber } from '../repositories/databaseMarks';
import { addFoods } from '../repositories/foodsRepository';
import { makeFood, makeOrder, makeUser } from './generator';
import { recordEvent } from '../repositories/eventLog';
import { replaceHistoryEntry } from '../repositories/historyLog';
import { categoryRow } from '../rows/rows';

/** The rows that are not stored yet. */
async function onlyNew<Row extends { id: string }>(table: Rows<Row>, rows: Row[]): Promise<Row[]> {
  const known = await table.getAll(rows.map((row) => row.id));
  return rows.filter((_, at) => known[at] === undefined);
}

/** Adds the new ones of the records with these numbers, and returns how many they are. */
const addNew: Record<DemoKind, (db: Tables, numbers: readonly number[], batch: OrderedFrom & { seed: number }) => Promise<number>> = {
  foods: async (db, numbers, { seed }) => {
    const foods = await onlyNew(db.foods, numbers.map((n) => makeFood(seed, n)));
    for (const category of new Set(foods.map((food) => food.category))) await addCategory(db, categoryRow(category));
    await addFoods(db, foods);
    return foods.length;
  },
  users: async (db, numbers, { seed }) => {
    const users = await onlyNew(db.users, numbers.map((n) => makeUser(seed, n)));
    await db.users.addAll(users);
    return users.length;
  },
  orders: async (db, numbers, batch) => {
    const orders = await onlyNew(db.orders, numbers.map((n) => makeOrder(batch.seed, n, batch)));
    await db.orders.addAll(orders);
    return orders.length;
  },
};

/**
 * Generates the records of a batch and stores those that are new. Call it inside a transaction.
 * @param user the name for the history; null leaves the history unchanged
 * @throws RefusedError if the shop was reset or replaced since the batch before
 */
export async function fillDemoShop(db: Tables, batch: BodyOf<typeof fillDemo>, user: string | null): Promise<AnswerOf<typeof fillDemo>> {
  const { kind, seed, from, count } = batch;
  const shop = await shopNumber(db);
  if (batch.shop !== undefined && batch.shop !== shop) return refuse('conflict', 'The shop was reset meanwhile, and what was added before is gone.');
  const stored = await addNew[kind](db, Array.from({ length: count }, (_, at) => from + at), batch);
  if (stored > 0) await recordEvent(db, { type: 'everything-changed' });
  // A big shop arrives in many batches; the history shows them as one entry.
  if (stored > 0 && user !== null) {
    await replaceHistoryEntry(db, `demo-${kind}-${seed}`, { action: 'Demo Data Changed', details: `Generated ${kind} up to number ${from + count} of seed ${seed}`, user });
  }
  return { stored, shop };
}
