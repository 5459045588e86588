export { changesDrafts, checkoutSlice, deliveryChanged, draftsSynced, readDrafts, storeDrafts } from './checkoutSlice';
export { CompleteOrder, DeliveryForm } from './DeliveryForm';
export { useCheckout } from './useCheckout';
export { useOrderToConfirm } from './useOrderToConfirm';
