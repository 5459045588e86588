import { CartPanel } from '../../../features/cart';
import { useCoupon } from '../../../features/checkout';
import { useCurrentUser } from '../../../shared/session/SessionProvider';

/** The cart column beside the menu. Phones have no room for it and do not load this chunk. */
export function CartBeside() {
  const { terms } = useCoupon(useCurrentUser()?.id ?? null);
  return <CartPanel coupon={terms} />;
}
