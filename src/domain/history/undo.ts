/** Undoing changes from the history: the texts of its entries and of its refusals (docs/undo.md). */
import type { Food } from '../food/food';
import { groupDigits } from '../number/digits';
import { shortOrderId } from '../order/order';
import type { HistoryAction, HistoryEntry } from './history';

/** The message for a change that has no way back: an order that was placed, demo data, and what was changed before changes could be undone. */
export const NOT_UNDOABLE = 'This change cannot be undone';

/** The message for a change that has been undone. @param by who undid it */
export function alreadyUndone(by: string): string {
  return `Already undone by ${by}`;
}

const followed = (what: string) => `${NOT_UNDOABLE}: ${what}`;

/** The message for an order whose status has been changed since. @param status the one that the change to undo has set */
export function orderChangedSince(id: string, status: string): string {
  return followed(`order ${shortOrderId(id)} is no longer ${status}`);
}

/** What the messages call the fields of a dish. */
const FIELDS = {
  name: 'name',
  description: 'description',
  price: 'price',
  category: 'category',
  image: 'image',
  stock: 'stock',
  isVeg: 'diet',
  threshold: 'alert threshold',
} satisfies Record<Exclude<keyof Food, 'id'> | 'threshold', string>;

/** The message for a dish of which a field has been changed since, by an administrator or by an order. */
export function dishChangedSince(name: string, field: keyof typeof FIELDS): string {
  return followed(`the ${FIELDS[field]} of ${name} was changed afterwards`);
}

/** The message for a dish that has been removed from the menu, or put back, since. @param onMenu whether it is on the menu now */
export function menuChangedSince(name: string, onMenu: boolean): string {
  return followed(`${name} is ${onMenu ? 'on the menu again' : 'no longer on the menu'}`);
}

/** The message for a category that has been deleted, or added again, since. @param exists whether it exists now */
export function categoryChangedSince(name: string, exists: boolean): string {
  return followed(`the category ${name} ${exists ? 'exists again' : 'no longer exists'}`);
}

/** The message for an added category that dishes are in by now. */
export function categoryUsedSince(name: string, dishes: number): string {
  return followed(`the category ${name} is used by ${dishes === 1 ? '1 dish' : `${groupDigits(dishes)} dishes`}`);
}

/** The message for an added banner that has been deleted since. */
export const BANNER_DELETED_SINCE = followed('the banner no longer exists');

const UNDONE = 'Undone: ';
const REDONE = 'Redone: ';

const NAMED_ONLY: ReadonlySet<HistoryAction> = new Set(['Category Added', 'Category Deleted', 'Banner Added', 'Banner Deleted']);

/** The details of the entry that an undo writes. Undoing an undo makes the change again. */
export function undoDetails({ action, details }: Pick<HistoryEntry, 'action' | 'details'>): string {
  // These details are only a name.
  if (NAMED_ONLY.has(action)) return `${UNDONE}${action}, ${details}`;
  if (action !== 'Change Undone') return UNDONE + details;
  return details.startsWith(UNDONE) ? REDONE + details.slice(UNDONE.length) : UNDONE + details.slice(REDONE.length);
}
