export { OrderStatusProvider } from './OrderStatusProvider';
export { OrderInAddress } from './drawer/OrderInAddress';
export { KitchenBoard } from './kitchen/KitchenBoard';
export { OrderTable } from './OrderTable';
