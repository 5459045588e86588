import { classNames } from '../lib/classNames';
import styles from './Button.module.css';

/** What a button and a link that looks like one have in common. */
export interface ButtonLook {
  /** primary: the one thing to do here; secondary: beside it; quiet: as light as a link; danger: takes something away. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
}

/** The class names of that look, followed by those of whoever places it. */
export function buttonClass({ variant = 'primary', size = 'md', wide = false }: ButtonLook, className?: string): string {
  return classNames(styles.button, styles[variant], styles[size], wide && styles.wide, className);
}
