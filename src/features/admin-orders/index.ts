export { OrderStatusProvider } from './OrderStatusProvider';
export { KitchenBoard } from './kitchen/KitchenBoard';
export { OrderTable } from './OrderTable';
