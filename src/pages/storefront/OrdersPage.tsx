import { OrderAgain } from '../../features/cart';
import { OrderList } from '../../features/orders';
import { useCurrentUser } from '../../shared/session/SessionProvider';
import { PageHeading } from '../../shared/ui';
import { StaleNotice } from '../StaleNotice';
import styles from './OrdersPage.module.css';

/** The user's orders (docs/behaviour.md, section 2, /user/orders). Its route is guarded by RequireSession. */
export function OrdersPage() {
  const user = useCurrentUser();
  return (
    <>
      <StaleNotice />
      <div className={styles.page}>
        <PageHeading>My Orders</PageHeading>
        {user && <OrderList user={user} renderAction={(order) => <OrderAgain order={order} />} />}
      </div>
    </>
  );
}
