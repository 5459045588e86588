import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../lib/classNames';

/** The first page of a visit is read from its top; only a navigation inside the app moves the focus. */
let visitBegan = false;

interface PageHeadingProps {
  children: ReactNode;
  /** For a screen reader only, where the page's design says it otherwise. */
  hidden?: boolean | undefined;
  className?: string | undefined;
}

/** The h1 of a page. It takes the focus when the page is navigated to, so that a screen reader starts there. */
export function PageHeading({ children, hidden = false, className }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (visitBegan) heading.current?.focus({ preventScroll: true });
    visitBegan = true;
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={classNames(className, hidden && 'visually-hidden')}>
      {children}
    </h1>
  );
}
