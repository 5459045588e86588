import { useDeferredValue, useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Food } from '../../domain/food';
import { CartLineRow } from './CartLineRow';
import { selectCartLines } from './cartSlice';

/** Lines that are drawn together with the screen, more than any shows; those of a long cart follow a moment later. */
const FIRST = 12;

interface CartLinesProps {
  /** Today's dishes, where the page knows them: they tint the plates and end the steppers at what is in stock. */
  foods: readonly Food[] | undefined;
  /** For the narrow cart beside the menu. */
  compact?: boolean;
}

/** The lines of the cart, each with its quantity and a way out. */
export function CartLines({ foods, compact = false }: CartLinesProps) {
  const lines = useSelector(selectCartLines);
  const all = useDeferredValue(true, false);
  const known = useMemo(() => new Map(foods?.map((food) => [food.id, food])), [foods]);
  return (
    <ul>
      {(all ? lines : lines.slice(0, FIRST)).map((line) => (
        <CartLineRow key={line.id} line={line} food={known.get(line.foodId)} gone={foods !== undefined && !known.has(line.foodId)} compact={compact} />
      ))}
    </ul>
  );
}
