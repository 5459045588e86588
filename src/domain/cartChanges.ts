import { type CartLine, removeLine, setQuantity } from './cart';
import type { LineChange } from './order';

/** The part of a cart that a change speaks of; none where the line has been removed since. */
function lineOf(lines: readonly CartLine[], { foodId }: LineChange): CartLine | undefined {
  return lines.find((line) => line.foodId === foodId);
}

/**
 * The changes that still await the customer's word: a line that was removed, reduced or repriced has settled its own.
 * Nothing in the cart is changed without that word.
 */
export function openChanges(lines: readonly CartLine[], changes: readonly LineChange[]): LineChange[] {
  return changes.filter((change) => {
    const line = lineOf(lines, change);
    if (!line) return false;
    switch (change.kind) {
      case 'gone':
        return true;
      case 'stock':
        return line.quantity > change.available;
      case 'price':
        return line.foodPrice !== change.now;
    }
  });
}

/** The cart after the customer has agreed to a change: at the new price, reduced to what is left, or without the line. */
export function acceptChange(lines: readonly CartLine[], change: LineChange): CartLine[] {
  const line = lineOf(lines, change);
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
