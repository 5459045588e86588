import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import styles from './Button.module.css';
import { buttonClass, type ButtonLook } from './buttonClass';

/** What a button takes: its look, and everything a `<button>` does. */
export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** Stands before the words. */
  icon?: ReactNode;
  /** The action is under way: the button keeps its width and its focus, and does nothing more. */
  pending?: boolean | undefined;
}

/** A button of the shop. A submit button says so with type="submit". */
export function Button({ variant, size, wide, icon, pending = false, className, children, onClick, type = 'button', ...rest }: ButtonProps) {
  const onPress = (event: MouseEvent<HTMLButtonElement>) => {
    // aria-disabled instead of disabled: a disabled button would drop the focus of whoever has just pressed it.
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, wide }, className)}
      onClick={onPress}
      {...(pending && { 'aria-busy': true, 'aria-disabled': true })}
    >
      {icon}
      {typeof children === 'string' ? <span>{children}</span> : children}
      {pending && <span className={styles.ring} />}
    </button>
  );
}
