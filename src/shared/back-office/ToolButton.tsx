import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../lib/classNames';
import styles from './ToolButton.module.css';

interface ToolButtonProps extends ComponentPropsWithRef<'button'> {
  /** Stands before the words, or alone. */
  icon?: ReactNode;
  /** Without an edge. */
  plain?: boolean;
  /** As high as a line of text; where fingers operate the screen as high as any other. */
  small?: boolean;
}

/** A button of the frame and of the overview, which are there before Ant Design is. It looks like one of its own. */
export function ToolButton({ icon, plain = false, small = false, className, children, type = 'button', ...rest }: ToolButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.button, plain && styles.plain, small && styles.small, !children && styles.iconAlone, className)}
    >
      {icon}
      {children && <span>{children}</span>}
    </button>
  );
}
