import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { cartChanges } from '../../domain/cartChanges';
import type { Food } from '../../domain/food';
import type { LineChange } from '../../domain/lineChange';
import { selectCartLines, selectReport } from './cartSlice';

/** What about the cart awaits the customer's word, by the shop's last refusal and by today's menu where it is known. */
export function useCartChanges(foods: readonly Food[] | undefined): LineChange[] {
  const lines = useSelector(selectCartLines);
  const report = useSelector(selectReport);
  return useMemo(() => cartChanges(lines, report, foods), [lines, report, foods]);
}
