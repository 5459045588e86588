export { OrderConfirmation } from './OrderConfirmation';
export { OrderList } from './OrderList';
export { tellCancelled } from './tellCancelled';
