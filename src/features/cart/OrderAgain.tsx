import { useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { cartChanges } from '../../domain/cart/cartChanges';
import { type Order, shortOrderId } from '../../domain/order/order';
import { orderAgain } from '../../domain/order/orderAgain';
import { messageOf } from '../../shared/api/apiError';
import { useIsMounted } from '../../shared/hooks/useIsMounted';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { useLazyGetMenuQuery } from '../../shared/shop/shopApi';
import { routes } from '../../shared/utils/paths';
import { Button } from '../../shared/ui';
import { type CartState, orderRepeated, selectCartLines } from './cartSlice';

const CHANGED = 'Some items have changed since that order. Please look at them in your cart.';
const REPEATED = 'Everything from that order is in your cart';

/** Adds a past order to the cart and opens the cart page, which asks about each line that has changed. */
export function OrderAgain({ order }: { order: Order }) {
  const [getMenu] = useLazyGetMenuQuery();
  const [pending, setPending] = useState(false);
  const dispatch = useDispatch();
  const store = useStore<{ cart: CartState }>();
  const navigate = useNavigate();
  const notify = useNotify();
  const isHere = useIsMounted();

  const repeat = async () => {
    setPending(true);
    const { owner } = store.getState().cart;
    try {
      // A cached one may have old prices.
      const { foods } = await getMenu(undefined).unwrap();
      // Another account has signed in since: do not change its cart.
      if (store.getState().cart.owner !== owner) return;
      const { lines, remarks } = orderAgain(selectCartLines(store.getState()), order.items, foods);
      dispatch(orderRepeated(lines));
      remarks.forEach((remark) => notify.info(remark));
      if (cartChanges(lines, [], foods).length > 0) notify.info(CHANGED);
      else if (remarks.length === 0) notify.success(REPEATED);
      if (isHere()) void navigate(routes.cart);
    } catch (error) {
      setPending(false);
      notify.error(messageOf(error));
    }
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      pending={pending}
      aria-label={`Order again: order ${shortOrderId(order.id)}`}
      onClick={() => void repeat()}
    >
      Order again
    </Button>
  );
}
