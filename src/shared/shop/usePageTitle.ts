import { useEffect } from 'react';
import { useShop } from './shopApi';

/** Sets the document title to 'Food Delivery - {title}', with the name of the shop (docs/behaviour.md, section 2, customer shell). */
export function usePageTitle(title: string) {
  const { name } = useShop();
  useEffect(() => {
    document.title = `${name} - ${title}`;
  }, [name, title]);
}
