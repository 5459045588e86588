import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { quoteCart } from '../../domain/cart/cart';
import type { Quote } from '../../domain/order/quote';
import { useShop } from '../../shared/shop/shopApi';
import { selectCartLines } from './cartSlice';

/** The price of the cart under the shop's terms, in dollars. */
export function useCartQuote(): Quote {
  const lines = useSelector(selectCartLines);
  const shop = useShop();
  return useMemo(() => quoteCart(lines, shop), [lines, shop]);
}
