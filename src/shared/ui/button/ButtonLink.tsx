import { Link, type LinkProps } from 'react-router-dom';
import { buttonClass, type ButtonLook } from './buttonClass';

/** A link that looks like a button, for navigation. */
export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLook & LinkProps) {
  return <Link {...rest} className={buttonClass({ variant, size, wide }, className)} />;
}
