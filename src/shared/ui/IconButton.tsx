import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../lib/classNames';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** Names the button for everybody: a screen reader says it, the tooltip shows it. */
  label: string;
  icon: ReactNode;
  variant?: 'plain' | 'floating' | undefined;
  /** For a button that stays pressed, like the favourite heart. */
  pressed?: boolean | undefined;
}

/** A round button of 44 pixels with an icon alone. */
export function IconButton({ label, icon, variant = 'plain', pressed, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      data-tooltip={label}
      className={classNames(styles.button, styles[variant], className)}
    >
      {icon}
    </button>
  );
}
