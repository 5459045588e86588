import { Skeleton } from '../../../shared/ui';
import styles from './FoodCard.module.css';

/** Placeholder of a grid with `count` cards in their final size. */
export function FoodGridSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.item}>
          <div className={styles.card}>
            <Skeleton shape="block" height="auto" className={styles.plate} />
            <div className={styles.body}>
              <Skeleton width="3.5rem" height="1rem" />
              <Skeleton className={styles.nameSkeleton} width="85%" height="var(--name-room)" />
              <div className={styles.description}>
                <Skeleton height="0.8lh" />
                <Skeleton className={styles.nameSkeleton} width="60%" height="0.8lh" />
              </div>
              <div className={styles.foot}>
                <Skeleton width="3.5rem" height="1.5rem" />
                <Skeleton shape="circle" width="2.75rem" height="2.75rem" />
              </div>
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
