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

async function onlyNew<Row extends { id: string }>(table: Table<{ id: string }, number>, rows: Row[]): Promise<Row[]> {
  const known = await getByIds(table, rows.map((row) => row.id));
  return rows.filter((_, at) => known[at] === undefined);
}

/**
 * Generates and stores the records of a batch that are not stored yet. Call it inside a transaction.
 * @returns the number of records stored
 */
export async function fill(db: ShopDatabase, batch: DemoBatch & { readonly seed: number }): Promise<number> {
  const { kind, seed, from, count } = batch;
  const numbers = Array.from({ length: count }, (_, at) => from + at);
  let stored: readonly { id: string }[];
  if (kind === 'foods') {
    const foods = (stored = await onlyNew(db.foods, numbers.map((n) => makeFood(seed, n))));
    for (const category of new Set(foods.map((food) => food.category))) await addCategory(db, categoryRow(category));
    await addFoods(db, foods);
  } else if (kind === 'users') {
    const users = (stored = await onlyNew(db.users, numbers.map((n) => makeUser(seed, n))));
    await addUsers(db, users);
  } else {
    const orders = (stored = await onlyNew(db.orders, numbers.map((n) => makeOrder(seed, n, batch))));
    await addOrders(db, orders);
  }
  if (stored.length > 0) await recordEvent(db, { type: 'everything-changed' });
  return stored.length;
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
