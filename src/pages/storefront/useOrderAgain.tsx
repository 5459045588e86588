import type { ReactNode } from 'react';
import type { Order } from '../../domain/order/order';
import { OrderAgain } from '../../features/cart';
import { useLazyGetMenuQuery } from '../../features/menu';

/** Returns a render function for the Order Again button; the button fetches the menu when it is clicked. */
export function useOrderAgain(): (order: Order) => ReactNode {
  const [getMenu] = useLazyGetMenuQuery();
  return (order) => <OrderAgain order={order} askMenu={() => getMenu(undefined).unwrap()} />;
}
