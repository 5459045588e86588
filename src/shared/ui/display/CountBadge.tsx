import styles from './Badge.module.css';

/**
 * A small round number on an icon; it animates when it changes. Hidden from assistive technology: the element around it must
 * announce the number.
 */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.place}>
      <span key={count} className={styles.count} aria-hidden="true">
        {count > 99 ? '99+' : count}
      </span>
    </span>
  );
}
