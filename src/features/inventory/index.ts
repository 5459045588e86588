export { InventoryTable } from './InventoryTable';
