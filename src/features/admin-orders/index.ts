export { OrderDrawer } from './OrderDrawer';
export { OrderTable } from './OrderTable';
