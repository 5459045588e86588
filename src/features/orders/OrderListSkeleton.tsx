import { Panel, Skeleton } from '../../shared/ui';
import card from './OrderCard.module.css';
import styles from './OrderList.module.css';

/** Placeholder of three order cards in their final size. */
export function OrderListSkeleton() {
  return (
    <div role="status" className={styles.orders}>
      <span className="visually-hidden">Loading your orders</span>
      {['first', 'second', 'third'].map((each) => (
        <Panel key={each} className={card.card}>
          <div className={card.header}>
            <Skeleton shape="block" width="4rem" height="4rem" />
            <div className={card.title}>
              <Skeleton width="60%" height="1.3rem" />
              <Skeleton width="11rem" />
            </div>
            <div className={card.state}>
              <Skeleton width="4rem" height="1.3rem" />
              <Skeleton width="6rem" height="1.6rem" />
            </div>
          </div>
          <div className={card.delivery}>
            {['6rem', '14rem', '7rem'].map((width) => <Skeleton key={width} width={width} height="1.3rem" />)}
          </div>
          <div className={card.end}>
            <Skeleton width="4.5rem" height="1.3rem" />
            <Skeleton shape="block" width="7.75rem" height="2.75rem" />
          </div>
        </Panel>
      ))}
    </div>
  );
}
