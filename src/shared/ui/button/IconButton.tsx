import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../utils/classNames';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  icon: ReactNode;
  variant?: 'plain' | 'floating' | undefined;
  /** For a toggle button, such as the favourite heart. */
  pressed?: boolean | undefined;
}

/** A round icon button of 44 pixels. */
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
