export { CompleteOrder } from './CompleteOrder';
export { DeliveryForm } from './DeliveryForm';
export { type Checkout, useCheckout } from './useCheckout';
export { type PlacedOrder, usePlacedOrder } from './usePlacedOrder';
