import { type ReactNode, useEffect, useRef } from 'react';
import { addLateHeadingFont } from '../../utils/addLateHeadingFont';
import { classNames } from '../../utils/classNames';

/** False until the first page has rendered: only a navigation inside the app moves the focus. */
let visitBegan = false;

interface PageHeadingProps {
  children: ReactNode;
  /** Visually hidden, if the design shows the title in another way. */
  hidden?: boolean | undefined;
  className?: string | undefined;
}

/** The h1 of a page. It takes the focus on navigation, so that a screen reader starts there. */
export function PageHeading({ children, hidden = false, className }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (visitBegan) {
      heading.current?.focus({ preventScroll: true });
      addLateHeadingFont();
    }
    visitBegan = true;
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={classNames(className, hidden && 'visually-hidden')}>
      {children}
    </h1>
  );
}
