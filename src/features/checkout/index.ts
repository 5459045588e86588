export { changesDrafts, checkoutSlice, deliveryChanged, draftsSynced, readDrafts, storeDrafts } from './checkoutSlice';
export { CouponField } from './CouponField';
export { CompleteOrder, DeliveryForm } from './DeliveryForm';
export { useCheckout } from './useCheckout';
export { useCoupon } from './useCoupon';
export { useOrderToConfirm } from './useOrderToConfirm';
