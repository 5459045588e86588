import { classNames } from '../../utils/classNames';
import styles from './Button.module.css';

/** Appearance shared by buttons and links that look like buttons. */
export interface ButtonLook {
  /** primary: the main action; secondary: an alternative; quiet: as subtle as a link; danger: a destructive action. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
}

/** Returns the class names of that appearance, followed by the caller's. */
export function buttonClass({ variant = 'primary', size = 'md', wide = false }: ButtonLook, className?: string): string {
  return classNames(styles.button, styles[variant], styles[size], wide && styles.wide, className);
}
