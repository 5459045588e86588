import { classNames } from '../../shared/utils/classNames';
import { Skeleton } from '../../shared/ui';
import styles from './CartLines.module.css';

/** Placeholder of two cart lines in their final size, until the stored cart has been read. */
export function CartSkeleton({ compact = false }: { compact?: boolean }) {
  return (
    <div role="status">
      <span className="visually-hidden">Loading your cart</span>
      {['first', 'second'].map((line) => (
        <div key={line} className={classNames(styles.line, compact && styles.compact)}>
          <div className={styles.picture}>
            <Skeleton shape="block" height={compact ? '3.5rem' : '4.75rem'} />
          </div>
          <div className={styles.words}>
            <Skeleton width="70%" />
            <Skeleton width="4rem" />
          </div>
          <div className={styles.amounts}>
            <div className={styles.stepper}>
              <Skeleton shape="block" width="7.25rem" height="2.75rem" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
