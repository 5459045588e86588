export { OrderStatusProvider } from './OrderStatusProvider';
export { OrderInAddress } from './OrderInAddress';
export { OrderTable } from './OrderTable';
