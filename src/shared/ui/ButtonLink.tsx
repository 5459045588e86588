import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { buttonClass, type ButtonLook } from './buttonClass';

interface ButtonLinkProps extends ButtonLook, LinkProps {
  /** Stands before the words. */
  icon?: ReactNode;
}

/** A link that looks like a button: for going somewhere, where a button does something. */
export function ButtonLink({ variant, size, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, wide }, className)}>
      {icon}
      {children}
    </Link>
  );
}
