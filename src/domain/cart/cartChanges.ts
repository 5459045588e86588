import { type CartLine, QUANTITY_MAX, TOO_MANY_OF_ONE, removeLine, setQuantity, toLine } from './cart';
import type { Food } from '../food/food';
import { type LineChange, lineChangesOf } from './lineChange';
import { samePrice } from '../number/money';
import { lineKey, piecesOf } from '../order/line';

/** The cart line that a change is about; undefined if the line has been removed since. */
export function findLine(lines: readonly CartLine[], change: LineChange): CartLine | undefined {
  const key = lineKey(change);
  return lines.find((line) => lineKey(line) === key);
}

/** Identifies a change among those of a cart. */
export function keyOfChange(change: LineChange): string {
  return `${change.kind} ${lineKey(change)}`;
}

/**
 * The changes that the customer has not confirmed yet. Removing, reducing or repricing a line settles its change;
 * nothing else changes the cart.
 */
export function openChanges(lines: readonly CartLine[], changes: readonly LineChange[]): LineChange[] {
  return changes.filter((change) => {
    const line = findLine(lines, change);
    if (!line) return false;
    switch (change.kind) {
      case 'gone':
      case 'choice':
        return true;
      case 'stock':
        return line.quantity > change.available;
      case 'price':
        return !samePrice(line.foodPrice, change.now);
    }
  });
}

/**
 * All changes of a cart that the customer has to confirm, in the order of its lines: those that the shop reported when
 * it refused an order, and those that the current menu shows by the same check. Refused orders, Order Again and a menu
 * that changes while the cart is open all use this rule.
 * @param foods the current menu; undefined until it is loaded, when only the reported changes count
 */
export function cartChanges(
  lines: readonly CartLine[],
  reported: readonly LineChange[],
  foods: readonly Food[] | undefined,
): LineChange[] {
  const menu = foods && new Map(foods.map((food) => [food.id, food]));
  const seen = menu
    ? lineChangesOf(lines.map(toLine), (id) => {
        const food = menu.get(id);
        return food && { food, onMenu: true };
      })
    : [];
  return lines.flatMap((line) => {
    const told = openChanges([line], reported);
    const key = lineKey(line);
    const known = new Set(told.map(({ kind }) => kind));
    // A price that the shop named when it refused an order is newer than the cached menu's, which does not raise the change again.
    if (reported.some((change) => change.kind === 'price' && lineKey(change) === key)) known.add('price');
    return [...told, ...seen.filter((change) => lineKey(change) === key && !known.has(change.kind))];
  });
}

/** The message for a dish that can no longer be ordered. */
export function notOnTheMenu(name: string): string {
  return `${name} is no longer on the menu`;
}

/** The pieces of a dish that are left, by the first of its changes: its lines share the stock, the first ones first. */
export function leftOf(foodId: string, lines: readonly CartLine[], changes: readonly LineChange[]): number {
  const first = changes.find((change) => change.kind === 'stock' && change.foodId === foodId);
  if (first?.kind !== 'stock') return Infinity;
  const before = lines.slice(0, lines.findIndex((line) => lineKey(line) === lineKey(first)));
  return first.available + piecesOf(before, foodId);
}

/** How many more pieces of a dish the cart can take; below 0 if it has too many. @param inCart the pieces of it in all lines */
export function roomFor({ stock }: Pick<Food, 'stock'>, inCart: number): number {
  return Math.min(stock, QUANTITY_MAX) - inCart;
}

/** The message why the cart cannot take one more piece of a dish; null if it can. @param inCart the pieces of it in all lines */
export function whyNotOneMore({ name, stock }: Pick<Food, 'name' | 'stock'>, inCart: number): string | null {
  if (roomFor({ stock }, inCart) > 0) return null;
  if (stock < 1) return `Sorry, ${name} is sold out`;
  if (inCart > stock) return `Only ${String(stock)} of ${name} left, and you have ${String(inCart)} in your cart`;
  if (inCart === stock) return `Only ${String(stock)} of ${name} left, and all of them are in your cart`;
  return TOO_MANY_OF_ONE;
}

/** The cart after the customer has accepted a change: with the new price, with the quantity reduced to the stock, or without the line. */
export function acceptChange(lines: readonly CartLine[], change: LineChange): CartLine[] {
  const line = findLine(lines, change);
  if (!line) return [...lines];
  switch (change.kind) {
    case 'gone':
    case 'choice':
      return removeLine(lines, line.id);
    case 'stock':
      return change.available < 1
        ? removeLine(lines, line.id)
        : setQuantity(lines, line.id, Math.min(line.quantity, change.available));
    case 'price':
      return lines.map((other) => (other === line ? { ...line, foodPrice: change.now } : other));
  }
}
