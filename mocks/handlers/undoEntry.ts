import {
  BANNER_DELETED_SINCE,
  NOT_UNDOABLE,
  alreadyUndone,
  categoryChangedSince,
  categoryUsedSince,
  dishChangedSince,
  menuChangedSince,
  orderChangedSince,
  undoDetails,
} from '../../src/domain/history/undo';
import { addBanner, deleteBanner } from '../db/repositories/bannersRepository';
import { addCategory, deleteCategory, findCategory } from '../db/repositories/categoriesRepository';
import { changeFood, changedSinceIn, dishesOf } from '../db/repositories/foodsRepository';
import { type LogContext, logHistory } from '../db/repositories/historyLog';
import { setStatuses } from '../db/repositories/ordersRepository';
import { getByIds } from '../db/repositories/pageRows';
import type { Change, Inverse } from '../db/schema/inverse';
import type { HistoryRow } from '../db/schema/rows';
import { refuse } from '../utils/refusal';
import { settleCategory } from './settleCategory';

const refuseUndo = (message: string) => refuse('conflict', message);

/** Carries out the inverse of each kind of change, and returns how it is undone in turn and its event. */
const UNDO: { readonly [Kind in Inverse['kind']]: (context: LogContext, inverse: Extract<Inverse, { kind: Kind }>) => Promise<Change> } = {
  'set-statuses': async ({ db, caller }, { orders }) => {
    const found = await getByIds(db.orders, orders.map(({ id }) => id));
    const rows = orders.map(({ id, from }, at) => {
      const row = found[at];
      return row?.status === from ? row : refuseUndo(orderChangedSince(id, from));
    });
    const statuses = new Map(orders.map(({ id, to }) => [id, to]));
    return setStatuses(db, rows, ({ id, status }) => statuses.get(id) ?? status, caller.name);
  },

  'change-dish': async (context, { id, from, to }) => {
    const { db } = context;
    const row = (await db.foods.get({ id })) ?? refuseUndo(NOT_UNDOABLE);
    // Only the undo of a removal finds its dish off the menu.
    const isOnMenu = row.on === 1;
    if (isOnMenu !== (from.onMenu ?? true)) return refuseUndo(menuChangedSince(row.name, isOnMenu));
    const changed = changedSinceIn(row, from);
    if (changed !== undefined && changed !== 'onMenu') return refuseUndo(dishChangedSince(row.name, changed));
    // The category of a dish that returns may have been deleted since.
    const { inverse } = await changeFood(db, row, await settleCategory(context, to.onMenu ? { ...to, category: row.category } : to));
    const isStock = Object.keys(to).every((field) => field === 'stock' || field === 'threshold');
    return { inverse, event: isStock ? { type: 'stock-changed', foodIds: [id] } : { type: 'dish-changed', foodId: id } };
  },

  'add-category': async ({ db }, { row }) => (await addCategory(db, row)) ?? refuseUndo(categoryChangedSince(row.name, true)),

  'delete-category': async ({ db }, { n, name }) => {
    const row = (await findCategory(db, name)) ?? refuseUndo(categoryChangedSince(name, false));
    if (n !== undefined && n !== row.n) return refuseUndo(categoryChangedSince(name, true));
    const dishes = await dishesOf(db, row.name).count();
    if (dishes > 0) return refuseUndo(categoryUsedSince(row.name, dishes));
    return deleteCategory(db, row);
  },

  'add-banner': ({ db }, { row }) => addBanner(db, row),

  'delete-banner': async ({ db }, { id }) => deleteBanner(db, (await db.banners.get({ id })) ?? refuseUndo(BANNER_DELETED_SINCE)),
};

/**
 * Undoes a change, all of it or nothing, and logs it. Call it inside a transaction.
 * @returns the entry of the undo
 * @throws RefusedError 409 if the change was undone, cannot be undone, or something has followed it
 */
export async function undoEntry(context: LogContext, { inverse, ...entry }: HistoryRow): Promise<HistoryRow> {
  if (entry.undoneBy !== undefined) return refuseUndo(alreadyUndone(entry.undoneBy));
  if (!inverse) return refuseUndo(NOT_UNDOABLE);
  const { db, caller } = context;
  // The kind of an inverse is the key of the function that takes it, which the compiler cannot follow.
  const { inverse: back, event } = await UNDO[inverse.kind](context, inverse as never);
  await db.history.put({ ...entry, undoneBy: caller.name });
  return logHistory(context, {
    action: 'Change Undone',
    details: undoDetails(entry),
    changes: entry.changes.map(({ field, from, to }) => ({ field, from: to, to: from })),
    inverse: back,
    event,
  });
}
