export { OrderStatusProvider } from './OrderStatusProvider';
export { OrderInAddress } from './drawer/OrderInAddress';
export { OrderTable } from './OrderTable';
