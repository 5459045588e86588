import { KitchenBoard, OrderStatusProvider } from '../../features/admin-orders';

/** The kitchen display (docs/behaviour.md, section 2, Admin kitchen). */
export function KitchenPage() {
  return <OrderStatusProvider><KitchenBoard /></OrderStatusProvider>;
}
