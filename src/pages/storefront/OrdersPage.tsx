import { OrderList } from '../../features/orders';
import { useCurrentUser } from '../../shared/session/SessionProvider';
import { PageHeading } from '../../shared/ui';
import { StaleNotice } from '../StaleNotice';
import styles from './OrdersPage.module.css';
import { useOrderAgain } from './useOrderAgain';

/** The user's orders (docs/behaviour.md, section 2, /user/orders). Its route is guarded by RequireSession. */
export function OrdersPage() {
  const user = useCurrentUser();
  const again = useOrderAgain();
  return (
    <>
      <StaleNotice />
      <div className={styles.page}>
        <PageHeading>My Orders</PageHeading>
        {user && <OrderList user={user} renderAction={again} />}
      </div>
    </>
  );
}
