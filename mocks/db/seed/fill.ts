import type { Table } from 'dexie';
import type { AnswerOf, BodyOf } from '../../../src/domain/calls/call';
import type { fillDemo } from '../../../src/domain/calls/demoCalls';
import type { DemoBatch } from '../../../src/domain/demo-data/demoData';
import { refuse } from '../../utils/refusal';
import type { ShopDatabase } from '../schema/database';
import { addCategory } from '../repositories/categoriesRepository';
import { shopNumber } from '../repositories/counters';
import { addFoods } from '../repositories/foodsRepository';
import { makeFood, makeOrder, makeUser } from './generator';
import { recordEvent } from '../repositories/eventLog';
import { replaceHistoryEntry } from '../repositories/historyLog';
import { addOrders } from '../repositories/ordersRepository';
import { getByIds } from '../repositories/readPage';
import { addUsers } from '../repositories/usersRepository';
import { categoryRow } from '../schema/rows';

/** The generated records to store. */
type Batch = DemoBatch & { readonly seed: number };

function numbersOf({ from, count }: Batch): number[] {
  return Array.from({ length: count }, (_, at) => from + at);
}

async function onlyNew<Row extends { id: string }>(table: Table<{ id: string }, number>, rows: Row[]): Promise<Row[]> {
  const known = await getByIds(table, rows.map((row) => row.id));
  return rows.filter((_, at) => known[at] === undefined);
}

/**
 * Generates and stores the records of a batch that are not stored yet. Call it inside a transaction.
 * @returns the number of records stored
 */
export async function fill(db: ShopDatabase, batch: Batch): Promise<number> {
  const stored = await store(db, batch);
  if (stored > 0) await recordEvent(db, { type: 'everything-changed' });
  return stored;
}

async function store(db: ShopDatabase, batch: Batch): Promise<number> {
  const { kind, seed } = batch;
  if (kind === 'foods') {
    const foods = await onlyNew(db.foods, numbersOf(batch).map((n) => makeFood(seed, n)));
    for (const category of new Set(foods.map((food) => food.category))) await addCategory(db, categoryRow(category));
    await addFoods(db, foods);
    return foods.length;
  }
  if (kind === 'users') {
    const users = await onlyNew(db.users, numbersOf(batch).map((n) => makeUser(seed, n)));
    await addUsers(db, users);
    return users.length;
  }
  const orders = await onlyNew(db.orders, numbersOf(batch).map((n) => makeOrder(seed, n, batch)));
  await addOrders(db, orders);
  return orders.length;
}

/**
 * Stores a batch of generated records, all or none, and logs it in the history.
 * @throws RefusedError if the shop was reset or replaced since the batch before
 */
export function fillDemoShop(db: ShopDatabase, batch: BodyOf<typeof fillDemo>, user: string): Promise<AnswerOf<typeof fillDemo>> {
  return db.transaction('rw', db.tables, async () => {
    const shop = await shopNumber(db);
    if (batch.shop !== undefined && batch.shop !== shop) return refuse('conflict', 'The shop was reset meanwhile, and what was added before is gone.');
    const stored = await fill(db, batch);
    // A big shop arrives in fifty batches; the history shows them as one entry.
    if (stored > 0) {
      await replaceHistoryEntry(db, `demo-${batch.kind}-${batch.seed}`, {
        action: 'Demo Data Changed',
        details: `Generated ${batch.kind} up to number ${batch.from + batch.count} of seed ${batch.seed}`,
        user,
      });
    }
    return { stored, shop };
  });
}
