import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '../../utils/classNames';
import styles from './Button.module.css';

/** Appearance shared by buttons and links that look like buttons. */
interface ButtonLook {
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

/** The appearance of a button and all attributes of a `<button>`. */
export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** Rendered before the text. */
  icon?: ReactNode;
  /** True while the action is pending: the button keeps its width and focus, and ignores clicks. */
  pending?: boolean | undefined;
}

/** A button of the storefront. Its type defaults to "button"; pass type="submit" in a form. */
export function Button({ variant, size, wide, icon, pending = false, className, children, onClick, type = 'button', ...rest }: ButtonProps) {
  const onPress = (event: MouseEvent<HTMLButtonElement>) => {
    // aria-disabled instead of disabled: a disabled button would lose the focus of the user who has just clicked it.
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, wide }, classNames(className, pending && styles.pending))}
      onClick={onPress}
      {...(pending && { 'aria-busy': true, 'aria-disabled': true })}
    >
      {icon}
      {typeof children === 'string' ? <span>{children}</span> : children}
      {pending && <span className={styles.ring} />}
    </button>
  );
}

/** A link that looks like a button, for navigation. */
export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLook & LinkProps) {
  return <Link {...rest} className={buttonClass({ variant, size, wide }, className)} />;
}
