import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classNames } from '../../utils/classNames';
import styles from './Button.module.css';
import { buttonClass, type ButtonLook } from './buttonClass';

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
