export { OrderStatusProvider } from './OrderStatusProvider';
export { OrderDrawer } from './OrderDrawer';
export { OrderTable } from './OrderTable';
