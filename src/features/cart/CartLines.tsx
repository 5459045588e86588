import { useDeferredValue, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { findLine } from '../../domain/cart/cartChanges';
import type { Food } from '../../domain/food/food';
import { CartLineRow } from './CartLineRow';
import { selectCartLines } from './cartSlice';
import { changeSentence } from './changes/changeSentence';
import { useCartChanges } from './changes/useCartChanges';

/** Number of lines in the first render, more than a screen shows; the rest follow in a deferred render. */
const FIRST = 12;

interface CartLinesProps {
  /** The current menu, if known: for the plate colours and the stock limits of the steppers. */
  foods: readonly Food[] | undefined;
  /** For the narrow cart beside the menu. */
  compact?: boolean;
}

/** The lines of the cart, each with its quantity, a remove button, and what has changed about its dish since. */
export function CartLines({ foods, compact = false }: CartLinesProps) {
  const lines = useSelector(selectCartLines);
  const all = useDeferredValue(true, false);
  const known = useMemo(() => new Map(foods?.map((food) => [food.id, food])), [foods]);
  const notes = new Map<string, string>();
  for (const change of useCartChanges(foods)) {
    const sentence = changeSentence(change, findLine(lines, change)?.quantity ?? 0);
    notes.set(change.foodId, [notes.get(change.foodId) ?? [], sentence].flat().join(' '));
  }
  return (
    <>
      <p role="status" className="visually-hidden">
        {lines.flatMap(({ foodId, foodName }) => (notes.has(foodId) ? `${foodName}: ${notes.get(foodId) ?? ''}` : [])).join(' ')}
      </p>
      <ul>
        {(all ? lines : lines.slice(0, FIRST)).map((line) => (
          <CartLineRow
            key={line.id}
            line={line}
            food={known.get(line.foodId)}
            gone={foods !== undefined && !known.has(line.foodId)}
            changed={notes.get(line.foodId)}
            compact={compact}
          />
        ))}
      </ul>
    </>
  );
}
