export { CompleteOrder, DeliveryForm } from './DeliveryForm';
export { useCheckout } from './useCheckout';
export { type PlacedOrder, usePlacedOrder } from './usePlacedOrder';
