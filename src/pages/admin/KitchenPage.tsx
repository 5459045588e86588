import { KitchenBoard, OrderStatusProvider } from '../../features/admin-orders';
import { PageHeading } from '../../shared/ui';

/** The kitchen display (docs/behaviour.md, section 2, Admin kitchen). */
export function KitchenPage() {
  return (
    <OrderStatusProvider>
      <KitchenBoard heading={<PageHeading>Kitchen</PageHeading>} />
    </OrderStatusProvider>
  );
}
