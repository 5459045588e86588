export { CompleteOrder } from './CompleteOrder';
export { DeliveryForm } from './DeliveryForm';
export { type Checkout, useCheckout } from './useCheckout';
export type { PlacedOrder } from './unshownOrder';
export { usePlacedOrder } from './usePlacedOrder';
