import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { cartChanges } from '../../../domain/cart/cartChanges';
import type { Food } from '../../../domain/food/food';
import type { LineChange } from '../../../domain/cart/lineChange';
import { selectCartLines, selectUnseenReport } from '../cartSlice';

/**
 * Returns the changes that the customer has to answer, from the shop's last refusal and the current menu if known. What the
 * menu has shown since the refusal follows the menu.
 */
export function useCartChanges(foods: readonly Food[] | undefined): LineChange[] {
  const lines = useSelector(selectCartLines);
  const report = useSelector(selectUnseenReport);
  return useMemo(() => cartChanges(lines, report, foods), [lines, report, foods]);
}
