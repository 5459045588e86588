import { type CartLine, QUANTITY_MAX, TOO_MANY_OF_ONE, removeLine, setQuantity } from './cart';
import { lineChangesOf } from './checkout';
import type { Food } from './food';
import type { LineChange } from './lineChange';
import { samePrice } from './money';

/** The part of a cart that a change speaks of; none where the line has been removed since. */
export function findLine(lines: readonly CartLine[], { foodId }: LineChange): CartLine | undefined {
  return lines.find((line) => line.foodId === foodId);
}

/**
 * The changes that still await the customer's word: a line that was removed, reduced or repriced has settled its own.
 * Nothing in the cart is changed without that word.
 */
export function openChanges(lines: readonly CartLine[], changes: readonly LineChange[]): LineChange[] {
  return changes.filter((change) => {
    const line = findLine(lines, change);
    if (!line) return false;
    switch (change.kind) {
      case 'gone':
        return true;
      case 'stock':
        return line.quantity > change.available;
      case 'price':
        return !samePrice(line.foodPrice, change.now);
    }
  });
}

/** Whether the shop, refusing an order, has named its price: once accepted, it is not doubted by a menu that is older. */
function isAnswered(change: LineChange, reported: readonly LineChange[]): boolean {
  return change.kind === 'price' && reported.some(({ kind, foodId }) => kind === 'price' && foodId === change.foodId);
}

/**
 * Everything about a cart that awaits the customer's word, line by line: what the shop reported when it refused an
 * order, and by the same check what today's menu says. One rule for a refusal, for ordering again, and for a menu that
 * changes while the cart is looked at.
 * @param foods today's menu; undefined while it is not known, when only the report counts
 */
export function cartChanges(
  lines: readonly CartLine[],
  reported: readonly LineChange[],
  foods: readonly Food[] | undefined,
): LineChange[] {
  const menu = foods && new Map(foods.map((food) => [food.id, food]));
  return lines.flatMap((line) => {
    const told = openChanges([line], reported);
    const { foodId, quantity, foodPrice: price } = line;
    const seen = menu
      ? lineChangesOf([{ foodId, quantity, price }], (id) => {
          const food = menu.get(id);
          return food && { food, onMenu: true };
        })
      : [];
    const known = new Set(told.map(({ kind }) => kind));
    return [...told, ...seen.filter((change) => !known.has(change.kind) && !isAnswered(change, reported))];
  });
}

/** Says of a dish that there is none to be had any more. */
export function notOnTheMenu(name: string): string {
  return `${name} is no longer on the menu`;
}

/** Why one more of a dish cannot go into the cart, in a sentence; null where it can. */
export function whyNotOneMore({ name, stock }: Pick<Food, 'name' | 'stock'>, inCart: number): string | null {
  if (stock < 1) return `Sorry, ${name} is sold out`;
  if (inCart > stock) return `Only ${String(stock)} of ${name} left, and you have ${String(inCart)} in your cart`;
  if (inCart === stock) return `Only ${String(stock)} of ${name} left, and all of them are in your cart`;
  if (inCart >= QUANTITY_MAX) return TOO_MANY_OF_ONE;
  return null;
}

/** The cart after the customer has agreed to a change: at the new price, reduced to what is left, or without the line. */
export function acceptChange(lines: readonly CartLine[], change: LineChange): CartLine[] {
  const line = findLine(lines, change);
  if (!line) return [...lines];
  switch (change.kind) {
    case 'gone':
      return removeLine(lines, line.id);
    case 'stock':
      return change.available < 1
        ? removeLine(lines, line.id)
        : setQuantity(lines, line.id, Math.min(line.quantity, change.available));
    case 'price':
      return lines.map((other) => (other === line ? { ...line, foodPrice: change.now } : other));
  }
}
