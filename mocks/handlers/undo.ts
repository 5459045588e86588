import { categoryKey } from '../../src/domain/category/categoryKey';
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
import { recordEvent } from '../db/repositories/eventLog';
import { changeFood, changedSinceIn, dishesOf } from '../db/repositories/foodsRepository';
import { type LogContext, logHistory } from '../db/repositories/historyLog';
import { setStatuses } from '../db/repositories/ordersRepository';
import { getByIds } from '../db/repositories/pageRows';
import type { Inverse } from '../db/schema/inverse';
import type { HistoryRow } from '../db/schema/rows';
import { refuse } from '../refusal';
import { settleCategory } from './settleCategory';

const refuseUndo = (message: string) => refuse('conflict', message);

/** Carries out the inverse of each kind of change, records its event and returns how it is undone in turn. */
const UNDO: { readonly [Kind in Inverse['kind']]: (context: LogContext, inverse: Extract<Inverse, { kind: Kind }>) => Promise<Inverse> } = {
  'set-statuses': async ({ db, caller, request }, { orders }) => {
    const found = await getByIds(db.orders, orders.map(({ id }) => id));
    const rows = orders.map(({ id, from }, at) => {
      const row = found[at];
      return row?.status === from ? row : refuseUndo(orderChangedSince(id, from));
    });
    const statuses = new Map(orders.map(({ id, to }) => [id, to]));
    const { inverse, event } = await setStatuses(db, rows, ({ id, status }) => statuses.get(id) ?? status, caller.name);
    await recordEvent(db, event, request);
    return inverse;
  },

  'change-dish': async (context, { id, from, to }) => {
    const { db, request } = context;
    const row = (await db.foods.get({ id })) ?? refuseUndo(NOT_UNDOABLE);
    // Only the undo of a removal finds its dish off the menu.
    const isOnMenu = row.on === 1;
    if (isOnMenu !== (from.onMenu ?? true)) return refuseUndo(menuChangedSince(row.name, isOnMenu));
    const changed = changedSinceIn(row, from);
    if (changed !== undefined && changed !== 'onMenu') return refuseUndo(dishChangedSince(row.name, changed));
    // The category of a dish that returns may have been deleted since.
    const { inverse } = await changeFood(db, row, await settleCategory(context, to.onMenu ? { ...to, category: row.category } : to));
    const isStock = Object.keys(to).every((field) => field === 'stock' || field === 'threshold');
    await recordEvent(db, isStock ? { type: 'stock-changed', foodIds: [id] } : { type: 'dish-changed', foodId: id }, request);
    return inverse;
  },

  'add-category': async ({ db, request }, { row }) => {
    if (await db.categories.get({ key: row.key })) return refuseUndo(categoryChangedSince(row.name, true));
    const n = await db.categories.add(row);
    await recordEvent(db, { type: 'categories-changed' }, request);
    return { kind: 'delete-category', n, name: row.name };
  },

  'delete-category': async ({ db, request }, { n, name }) => {
    const row = (await db.categories.get({ key: categoryKey(name) })) ?? refuseUndo(categoryChangedSince(name, false));
    if (n !== undefined && n !== row.n) return refuseUndo(categoryChangedSince(name, true));
    const dishes = await dishesOf(db, row.name).count();
    if (dishes > 0) return refuseUndo(categoryUsedSince(row.name, dishes));
    await db.categories.where('key').equals(row.key).delete();
    await recordEvent(db, { type: 'categories-changed' }, request);
    return { kind: 'add-category', row };
  },

  'add-banner': async ({ db, request }, { row }) => {
    await db.banners.add(row);
    await recordEvent(db, { type: 'banners-changed' }, request);
    return { kind: 'delete-banner', id: row.id };
  },

  'delete-banner': async ({ db, request }, { id }) => {
    const row = (await db.banners.get({ id })) ?? refuseUndo(BANNER_DELETED_SINCE);
    await db.banners.where('id').equals(id).delete();
    await recordEvent(db, { type: 'banners-changed' }, request);
    return { kind: 'add-banner', row };
  },
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
  const undone = await UNDO[inverse.kind](context, inverse as never);
  await db.history.put({ ...entry, undoneBy: caller.name });
  return logHistory(context, {
    action: 'Change Undone',
    details: undoDetails(entry),
    changes: entry.changes.map(({ field, from, to }) => ({ field, from: to, to: from })),
    inverse: undone,
  });
}
