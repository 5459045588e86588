export { CompleteOrder } from './CompleteOrder';
export { DeliveryForm } from './DeliveryForm';
export { useCheckout } from './useCheckout';
export { usePlacedElsewhere } from './usePlacedElsewhere';
