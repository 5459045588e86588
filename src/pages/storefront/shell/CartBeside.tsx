import { CartPanel } from '../../../features/cart';
import { useGetMenuQuery } from '../../../features/menu';

/** The cart column beside the menu. Phones have no room for it and do not load this chunk. */
export function CartBeside() {
  const { data: menu } = useGetMenuQuery(undefined);
  return <CartPanel foods={menu?.foods} />;
}
