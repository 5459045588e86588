export { CompleteOrder } from './CompleteOrder';
export { DeliveryForm } from './DeliveryForm';
export { type Checkout, useCheckout } from './useCheckout';
export { usePlacedElsewhere } from './usePlacedElsewhere';
