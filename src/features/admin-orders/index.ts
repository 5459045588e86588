export { OrderDesk } from './OrderDesk';
export { OrderDrawer } from './OrderDrawer';
export { OrderTable } from './OrderTable';
