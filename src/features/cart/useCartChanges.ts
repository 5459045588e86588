import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { CartLine } from '../../domain/cart/cart';
import { cartChanges, leftOf } from '../../domain/cart/cartChanges';
import type { LineChange } from '../../domain/cart/lineChange';
import { formatPrice } from '../../domain/number/money';
import { piecesOf } from '../../domain/order/line';
import { useGetMenuQuery } from '../../shared/shop/shopApi';
import { selectCartLines, selectUnseenReport } from './cartSlice';

/**
 * Returns the changes that the customer has to answer, from the shop's last refusal and the current menu if known. What the
 * menu has shown since the refusal follows the menu.
 */
export function useCartChanges(): LineChange[] {
  const { data: menu } = useGetMenuQuery(undefined);
  const lines = useSelector(selectCartLines);
  const report = useSelector(selectUnseenReport);
  return useMemo(() => cartChanges(lines, report, menu?.foods), [lines, report, menu]);
}

/** What has changed about a food in the cart, to be read after its name. @param changes those of the whole cart */
export function changeSentence(change: LineChange, lines: readonly CartLine[], changes: readonly LineChange[]): string {
  const left = leftOf(change.foodId, lines, changes);
  switch (change.kind) {
    case 'gone':
      return 'no longer on the menu.';
    case 'choice':
      return `${change.message}.`;
    case 'stock':
      return left < 1 ? 'sold out.' : `only ${String(left)} left, you have ${String(piecesOf(lines, change.foodId))} in your cart.`;
    case 'price':
      return `was ${formatPrice(change.was)}, now ${formatPrice(change.now)}.`;
  }
}
