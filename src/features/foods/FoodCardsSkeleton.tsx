import { Skeleton } from '../../shared/ui';
import styles from './FoodCards.module.css';

/** Six cards in the size of most, until the dishes are here. */
export function FoodCardsSkeleton() {
  return (
    <div className={styles.cards} role="status">
      <span className="visually-hidden">Loading</span>
      {Array.from({ length: 6 }, (_, card) => (
        <div key={card} className={styles.card}>
          <Skeleton shape="block" width="5.5rem" height="5.5rem" />
          <div className={styles.words}>
            <Skeleton width="70%" height="1.15rem" />
            <Skeleton width="50%" height="1.375rem" />
            <Skeleton />
          </div>
          <div className={styles.foot}>
            <div className={styles.figures}>
              <Skeleton width="6rem" height="1.25rem" />
            </div>
            <Skeleton width="6.5rem" height="1.75rem" className={styles.buttonToCome} />
          </div>
        </div>
      ))}
    </div>
  );
}
