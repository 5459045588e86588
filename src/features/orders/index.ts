export { OrderConfirmation } from './OrderConfirmation';
export { OrderList } from './OrderList';
export { tellCancellation } from './tellCancellation';
