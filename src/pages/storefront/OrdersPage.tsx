import { OrderList } from '../../features/orders';
import { useCurrentUser } from '../../shared/session/FoodProvider';
import { PageHeading } from '../../shared/ui';
import styles from './OrdersPage.module.css';
import { useOrderAgain } from './useOrderAgain';

/** One's own orders (specification, section 2, /user/orders). Its guard lets nobody else in. */
export function OrdersPage() {
  const user = useCurrentUser();
  const again = useOrderAgain();
  return (
    <div className={styles.page}>
      <PageHeading>My Orders</PageHeading>
      {user && <OrderList user={user} renderAction={again} />}
    </div>
  );
}
