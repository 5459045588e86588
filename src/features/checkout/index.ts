export { CompleteOrder } from './CompleteOrder';
export { DeliveryForm } from './DeliveryForm';
export { useCheckout } from './useCheckout';
export { type PlacedOrder, usePlacedOrder } from './usePlacedOrder';
