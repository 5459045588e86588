import styles from './Badge.module.css';

/** A small round number on an icon; it bumps when it changes. The words for a screen reader come in `label`. */
export function CountBadge({ count, label }: { count: number; label: string }) {
  if (count === 0) return null;
  return (
    <span className={styles.place}>
      <span key={count} className={styles.count} aria-hidden="true">
        {count > 99 ? '99+' : count}
      </span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
