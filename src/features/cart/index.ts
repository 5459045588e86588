export { cartSlice, cartSynced, selectCartCount, selectCartLines, selectCartTotals } from './cartSlice';
export type { CartState } from './cartSlice';
export { ACCOUNTS_KEY, CART_KEY, cartStorage, readCart } from './cartStorage';
