export { OrderConfirmation } from './OrderConfirmation';
export { OrderList } from './OrderList';
