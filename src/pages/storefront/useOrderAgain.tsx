import type { ReactNode } from 'react';
import type { Order } from '../../domain/order';
import { OrderAgain } from '../../features/cart';
import { useLazyGetMenuQuery } from '../../features/menu';

/** The button that puts an order into the cart again, over a menu that is asked for at the press. */
export function useOrderAgain(): (order: Order) => ReactNode {
  const [getMenu] = useLazyGetMenuQuery();
  return (order) => <OrderAgain order={order} askMenu={() => getMenu(undefined).unwrap()} />;
}
