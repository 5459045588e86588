import { CartPanel } from '../../features/cart';
import { useGetMenuQuery } from '../../features/menu';

/** The cart beside the menu. A phone has no room for it and never fetches it. */
export function CartBeside() {
  const { data: menu } = useGetMenuQuery(undefined);
  return <CartPanel foods={menu?.foods} />;
}
