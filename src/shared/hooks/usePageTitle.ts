import { useEffect } from 'react';

/** The shop's name in headers and page titles. */
export const SHOP_NAME = 'Food Delivery';

/** Sets the document title to 'Food Delivery - {title}' (docs/behaviour.md, section 2, customer shell). */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = `${SHOP_NAME} - ${title}`;
  }, [title]);
}
