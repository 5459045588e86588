export { AddToCart } from './AddToCart';
export { CartChanges } from './changes/CartChanges';
export { CartLines } from './CartLines';
export { CartPanel } from './CartPanel';
export { CartSkeleton } from './CartSkeleton';
export { CartSummary } from './CartSummary';
export { ClearCart } from './ClearCart';
export { EmptyCart } from './EmptyCart';
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
  selectCartTotals,
} from './cartSlice';
export type { CartState } from './cartSlice';
export { ADDING, SIGN_IN_FIRST } from './useAddToCart';
export { ACCOUNTS_KEY, makeCartStorage } from './cartStorage';
