import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { quoteCart } from '../../domain/cart/cart';
import { DEFAULT_TERMS, type Quote } from '../../domain/order/quote';
import { selectCartLines } from './cartSlice';

/** The price of the cart under the shop's terms, in dollars. */
export function useCartQuote(): Quote {
  const lines = useSelector(selectCartLines);
  return useMemo(() => quoteCart(lines, DEFAULT_TERMS), [lines]);
}
