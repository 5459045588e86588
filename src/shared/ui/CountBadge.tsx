import styles from './Badge.module.css';

/** A small round number on an icon; it bumps when it changes. Whatever it stands on says it to a screen reader. */
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
