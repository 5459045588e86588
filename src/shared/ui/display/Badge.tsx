import type { ReactNode } from 'react';
import { classNames } from '../../utils/classNames';
import styles from './Badge.module.css';

interface BadgeProps {
  tone?: 'neutral' | 'warning' | 'accent' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A short label on a surface, such as 'Only 3 left'. */
export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone], className)}>{children}</span>;
}

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
