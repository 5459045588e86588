/** Undoing changes from the history, with the texts of its entries and of its refusals (docs/undo.md). */
import { partsOf } from '../../src/domain/dirtyFields';
import type { HistoryAction } from '../../src/domain/history/history';
import { isEqual } from '../../src/domain/isEqual';
import { groupDigits } from '../../src/domain/number/digits';
import { shortOrderId } from '../../src/domain/order/order';
import { type Permission, type Role, may } from '../../src/domain/user/roles';
import { addBanner, deleteBanner } from './bannerHandlers';
import { cancelOrder, restoreOrder } from '../repositories/cancelOrder';
import { pausedUntil } from '../repositories/databaseMarks';
import { addCategory, deleteCategory, findCategory, settleCategory } from '../repositories/categoriesRepository';
import { addCoupon, couponProblem, deleteCoupon, storeCoupon } from '../repositories/couponsRepository';
import { changeFood, changedSinceIn, foodsOf, withSharedGroups } from '../repositories/foodsRepository';
import { type Change, type LogContext, logHistory, recordFoodChanges } from '../repositories/historyLog';
import { findSlots, setPause } from '../repositories/ordering';
import { readSettings, storeSettings } from '../repositories/settingsRepository';
import { isCancelled, setStatuses } from '../repositories/ordersRepository';
import { setRole } from '../repositories/usersRepository';
import type { UndoableFood, UndoableParts, Inverse } from '../rows/rowSchemas';
import { type FoodRow, type HistoryRow, toCoupon } from '../rows/rows';
import { forbid, refuse } from '../utils/refusal';

/** The message for a change that has no way back: an order that was placed, demo data, and what was changed before changes could be undone. */
const NOT_UNDOABLE = 'This change cannot be undone';

/** The message for a change that something has followed. */
const followedBy = (what: string) => `${NOT_UNDOABLE}: ${what}`;

const refuseAfter = (what: string) => refuse('conflict', followedBy(what));

/** Refuses an undo with a sentence as the reason. */
const refuseBecause = (sentence: string) => refuseAfter(sentence.charAt(0).toLowerCase() + sentence.slice(1));

const refuseCategory = (name: string, exists: boolean) => refuseAfter(`the category ${name} ${exists ? 'exists again' : 'no longer exists'}`);

/** What the messages call the fields of a dish that they do not call by their names. */
const FIELDS: Partial<Record<keyof UndoableFood, string>> = { isVeg: 'diet', diets: 'special diets', threshold: 'alert threshold', soldOutUntil: 'availability' };

/** The message for a dish of which a field has been changed since, by an administrator or by an order. */
export function foodChangedSince(name: string, field: keyof UndoableFood): string {
  return followedBy(`the ${FIELDS[field] ?? field} of ${name} was changed afterwards`);
}

/** Whether a change of a dish is one of the stock list. */
const isOfStock = (parts: UndoableParts) => Object.keys(parts).every((field) => ['stock', 'threshold', 'soldOutUntil'].includes(field));

/** The permission that a change of each kind needs. */
const NEEDED: Readonly<Record<Exclude<Inverse['kind'], 'change-dish'>, Permission>> = {
  'set-statuses': 'orders',
  'cancel-order': 'orders',
  'restore-order': 'orders',
  'add-category': 'menu',
  'delete-category': 'menu',
  'add-banner': 'menu',
  'delete-banner': 'menu',
  'add-coupon': 'coupons',
  'delete-coupon': 'coupons',
  'change-coupon': 'coupons',
  'change-settings': 'settings',
  'change-role': 'staff',
  'pause-orders': 'orders',
};

/** Whether a role may undo a change: it has to be allowed to make it. Selling out is undone and redone by those who may sell out. */
export function mayUndo(role: Role, inverse: Inverse): boolean {
  if (inverse.kind !== 'change-dish') return may(role, NEEDED[inverse.kind]);
  const { from, to } = inverse;
  if (!isOfStock(to)) return may(role, 'menu');
  const isSoldOut = to.threshold === undefined && (to.soldOutUntil !== undefined || from.stock === 0 || to.stock === 0);
  return may(role, 'stock') || (isSoldOut && may(role, 'sold-out'));
}

/** Carries out the inverse of each kind of change, and returns how it is undone in turn and its event. */
const UNDO: { readonly [Kind in Inverse['kind']]: (context: LogContext, inverse: Extract<Inverse, { kind: Kind }>) => Promise<Change> } = {
  'set-statuses': async ({ db, caller }, { orders }) => {
    const found = await db.orders.getAll(orders.map(({ id }) => id));
    const rows = orders.map(({ id, from }, at) => {
      const row = found[at];
      return row?.status === from ? row : refuseAfter(`order ${shortOrderId(id)} is no longer ${from}`);
    });
    const statuses = new Map(orders.map(({ id, to }) => [id, to]));
    return setStatuses(db, rows, ({ id, status }) => statuses.get(id) ?? status, caller.name);
  },

  'cancel-order': async (context, { id, from, cancellation }) => {
    const row = await context.db.orders.get(id);
    return row?.status === from ? cancelOrder(context, row, cancellation) : refuseAfter(`order ${shortOrderId(id)} is no longer ${from}`);
  },

  'restore-order': async (context, { id, to, couponId }) => {
    const row = await context.db.orders.get(id);
    if (!row || !isCancelled(row)) return refuseAfter(`order ${shortOrderId(id)} is no longer cancelled`);
    const { onOffer, free } = await findSlots(context.db, await readSettings(context.db));
    if (onOffer.includes(row.due) && !free.includes(row.due)) return refuseAfter('its slot is full');
    const refuseShort = ({ name, stock }: FoodRow) => refuseAfter(`there ${stock === 1 ? 'is' : 'are'} only ${groupDigits(stock)} of ${name} left`);
    return restoreOrder(context, row, { status: to, couponId }, refuseShort, refuseBecause);
  },

  'change-dish': async (context, { id, from, to }) => {
    const { db } = context;
    const row = (await db.foods.get(id)) ?? refuse('conflict', NOT_UNDOABLE);
    // Only the undo of a removal finds its dish off the menu.
    const isOnMenu = row.onMenu === 1;
    if (isOnMenu !== (from.onMenu ?? true)) return refuseAfter(`${row.name} is ${isOnMenu ? 'on the menu again' : 'no longer on the menu'}`);
    const changed = changedSinceIn(row, from);
    if (changed !== undefined && changed !== 'onMenu') return refuse('conflict', foodChangedSince(row.name, changed));
    const options = to.options ?? [];
    const shared = await withSharedGroups(db, { id, options }, row.options);
    const group = options.find((each, place) => !isEqual(each, shared[place]));
    if (group) return refuseAfter(`${group.name} was changed in other dishes afterwards`);
    // The category of a dish that returns may have been deleted since.
    const { inverse, shared: others } = await changeFood(db, row, await settleCategory(context, to.onMenu ? { ...to, category: row.category } : to));
    await recordFoodChanges(context, others);
    return { inverse, event: isOfStock(to) ? { type: 'stock-changed', foodIds: [id] } : { type: 'dish-changed', foodId: id } };
  },

  'add-category': async ({ db }, { row }) => (await addCategory(db, row)) ?? refuseCategory(row.name, true),

  'delete-category': async ({ db }, { n, name }) => {
    const row = (await findCategory(db, name)) ?? refuseCategory(name, false);
    if (n !== undefined && n !== row.n) return refuseCategory(name, true);
    const foods = await db.foods.count(foodsOf(row.name));
    if (foods > 0) return refuseAfter(`the category ${row.name} is used by ${foods === 1 ? '1 dish' : `${groupDigits(foods)} dishes`}`);
    return deleteCategory(db, row);
  },

  'add-banner': ({ db }, { row }) => addBanner(db, row),

  'delete-banner': async ({ db }, { id }) => deleteBanner(db, (await db.banners.get(id)) ?? refuseAfter('the banner no longer exists')),

  'add-coupon': async ({ db }, { row }) => {
    const problem = await couponProblem(db, row);
    return problem === null ? addCoupon(db, row) : refuseAfter(`another coupon has the code ${row.code}`);
  },

  'delete-coupon': async ({ db }, { id }) => deleteCoupon(db, (await db.coupons.get(id)) ?? refuseAfter('the coupon no longer exists'), refuseAfter),

  'change-coupon': async ({ db }, { id, from, to }) => {
    const row = (await db.coupons.get(id)) ?? refuseAfter('the coupon no longer exists');
    if (!isEqual(partsOf(row, from), from)) return refuseAfter(`the coupon ${row.code} was changed afterwards`);
    const problem = await couponProblem(db, { ...toCoupon(row), ...to });
    return problem === null ? storeCoupon(db, row, to) : refuseBecause(problem);
  },

  'change-settings': async ({ db }, { from, to }) => {
    const before = await readSettings(db);
    if (!isEqual(partsOf(before, from), from)) return refuseAfter('the same settings were changed afterwards');
    return storeSettings(db, before, to);
  },

  'pause-orders': async ({ db }, { from, to }) => {
    const over = () => refuseAfter('orders were paused or taken again afterwards, or the pause is over');
    return (await pausedUntil(db)) === from ? ((await setPause(db, to)) ?? over()) : over();
  },

  'change-role': async ({ db }, { id, from, to }) => {
    const row = (await db.users.get(id)) ?? refuse('conflict', NOT_UNDOABLE);
    return row.role === from ? setRole(db, row, to) : refuseAfter(`the role of ${row.name} was changed afterwards`);
  },
};

const UNDONE = 'Undone: ';
const REDONE = 'Redone: ';

/** The entries whose details are only a name. */
const NAMED_ONLY: ReadonlySet<HistoryAction> = new Set(['Category Added', 'Category Deleted', 'Banner Added', 'Banner Deleted', 'Coupon Added', 'Coupon Deleted']);

/** The details of the entry that an undo writes. Undoing an undo makes the change again. */
function undoDetails({ action, details }: Pick<HistoryRow, 'action' | 'details'>): string {
  if (NAMED_ONLY.has(action)) return `${UNDONE}${action}, ${details}`;
  if (action !== 'Change Undone') return UNDONE + details;
  return details.startsWith(UNDONE) ? REDONE + details.slice(UNDONE.length) : UNDONE + details.slice(REDONE.length);
}

/**
 * Undoes a change, all of it or nothing, and logs it. Call it inside a transaction.
 * @returns the entry of the undo
 * @throws RefusedError 403 if the caller may not make such a change, 409 if the change was undone, cannot be undone, or something has followed it
 */
export async function undoEntry(context: LogContext, { inverse, ...entry }: HistoryRow): Promise<HistoryRow> {
  if (entry.undoneBy !== undefined) return refuse('conflict', `Already undone by ${entry.undoneBy}`);
  if (!inverse) return refuse('conflict', NOT_UNDOABLE);
  const { db, caller } = context;
  if (!mayUndo(caller.role, inverse)) return forbid(caller.role);
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
