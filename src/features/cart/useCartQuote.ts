import { useSelector } from 'react-redux';
import { quoteCart } from '../../domain/cart/cart';
import type { CouponTerms } from '../../domain/coupon/coupon';
import type { Quote } from '../../domain/order/quote';
import { useShop } from '../../shared/shop/shopApi';
import { selectCartLines } from './cartSlice';

/** The price of the cart under the shop's terms, in dollars. @param coupon the one that the customer may use */
export function useCartQuote(coupon: CouponTerms | undefined): Quote {
  return quoteCart(useSelector(selectCartLines), { ...useShop(), coupon });
}
