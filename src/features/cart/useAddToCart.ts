import { useDispatch, useStore } from 'react-redux';
import { whyNotOneMore } from '../../domain/cart/cartChanges';
import type { Food } from '../../domain/food/food';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { type CartState, foodAdded, selectCartLines } from './cartSlice';

/** Why a visitor who adds a dish is sent to the sign-in, in its address (`signInPath`). */
export const ADDING = 'cart';

/** Shown there (docs/behaviour.md, section 6). */
export const SIGN_IN_FIRST = 'Please login to add items to cart';

/**
 * Returns a function that adds one piece of a dish to the cart and shows a message (docs/behaviour.md, section 4).
 */
export function useAddToCart(): (food: Food) => void {
  const dispatch = useDispatch();
  const store = useStore<{ cart: CartState }>();
  const notify = useNotify();

  // Reads the store on click instead of on render: two quick clicks must not exceed the stock.
  return (food) => {
    const inCart = selectCartLines(store.getState()).find(({ foodId }) => foodId === food.id)?.quantity ?? 0;
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
