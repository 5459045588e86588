import { useDispatch, useStore } from 'react-redux';
import { whyNotOneMore } from '../../domain/cart/cartChanges';
import type { Food } from '../../domain/food/food';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { useSignInRedirect } from '../../shared/session/SignInRedirect';
import { type SessionState, selectIsAnonymous } from '../../shared/session-store/sessionSlice';
import { type CartState, foodAdded, selectCartLines } from './cartSlice';

/** Why a visitor who adds a dish is sent to the sign-in, in its address (`signInPath`). */
export const ADDING = 'cart';

/** Shown there (docs/behaviour.md, section 6). */
export const SIGN_IN_FIRST = 'Please login to add items to cart';

/**
 * Returns a function that adds one piece of a dish to the cart and shows a message. Visitors are redirected to the sign-in
 * and come back (docs/behaviour.md, sections 4 and 6).
 */
export function useAddToCart(): (food: Food) => void {
  const dispatch = useDispatch();
  const store = useStore<{ cart: CartState; session: SessionState }>();
  const notify = useNotify();
  const signInFirst = useSignInRedirect();

  // Reads the store on click instead of on render: two quick clicks must not exceed the stock, and a menu of buttons need
  // not re-render when the session changes.
  return (food) => {
    const state = store.getState();
    if (selectIsAnonymous(state)) {
      signInFirst(ADDING);
      return;
    }
    const inCart = selectCartLines(state).find(({ foodId }) => foodId === food.id)?.quantity ?? 0;
    const refusal = whyNotOneMore(food, inCart);
    if (refusal !== null) {
      notify.error(refusal);
      return;
    }
    try {
      dispatch(foodAdded(food));
      notify.success(inCart > 0 ? `Added another ${food.name} to your cart` : `${food.name} added to your cart`);
    } catch {
      notify.error('There was an error adding this item to your cart');
    }
  };
}
