import { useEffect } from 'react';

/** The name of the shop, as headers and window titles carry it. */
export const SHOP_NAME = 'Food Delivery';

/** Names the browser's window after the screen: 'Food Delivery - {title}' (specification, section 2, customer shell). */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = `${SHOP_NAME} - ${title}`;
  }, [title]);
}
