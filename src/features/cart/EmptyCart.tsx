import { EMPTY_CART } from '../../domain/order/order';
import { routes } from '../../shared/utils/paths';
import { ButtonLink, EmptyState } from '../../shared/ui';

/** Empty state of the cart, with a link to the menu (docs/behaviour.md, section 2, /user/cart). */
export function EmptyCart() {
  return (
    <EmptyState
      picture="pictures/empty-cart.webp"
      title={EMPTY_CART}
      text="Add something good from the menu and it will wait for you here."
      action={<ButtonLink to={routes.menu}>Browse Menu</ButtonLink>}
    />
  );
}
