export { ADDING, AddToCart, SIGN_IN_FIRST } from './AddToCart';
export { CartChanges } from './CartChanges';
export { CartLines } from './CartLines';
export { CartPanel } from './CartPanel';
export { ClearCart } from './ClearCart';
export { OrderAgain } from './OrderAgain';
export {
  cartSlice,
  cartSynced,
  changesReported,
  linesOrdered,
  selectCartCount,
  selectCartEmpty,
  selectCartLines,
  selectCartReady,
} from './cartSlice';
export type { CartState } from './cartSlice';
export { ACCOUNTS_KEY, makeCartStorage } from './cartStorage';
export { useCartQuote } from './useCartQuote';
