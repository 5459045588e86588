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
