import { OrderDesk, OrderDrawer, OrderTable } from '../../features/admin-orders';
import { PageHeading } from '../../shared/ui';
import { SectionPage } from './SectionPage';

/** Everybody's orders (specification, section 2, admin orders), and one of them in a drawer with its own address. */
export function OrdersPage() {
  return (
    <SectionPage>
      <OrderDesk>
        <OrderTable heading={<PageHeading>Orders</PageHeading>} />
        <OrderDrawer />
      </OrderDesk>
    </SectionPage>
  );
}
