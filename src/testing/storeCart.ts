import { SAMPLE_FOODS, type SampleFoodId } from '../../backend/seed/sampleMenu';
import { type CartLine, addToCart, setQuantity } from '../domain/cart/cart';

/** A cart line, as if the sample food had been added that many times. */
export function lineOf(id: SampleFoodId, quantity = 1): CartLine {
  const food = SAMPLE_FOODS.find((each) => each.id === id)!;
  return setQuantity(addToCart([], food), id, quantity)[0]!;
}

/**
 * Stores a cart as the app does, so that the next rendered app finds it.
 * @param owner e-mail of the cart's account; null for a cart without an account
 */
export function storeCart(lines: readonly CartLine[], owner: string | null = null) {
  localStorage.setItem('userCart', JSON.stringify(lines));
  localStorage.setItem('userCartAccounts', JSON.stringify({ owner, aside: {} }));
}

/** The cart in local storage. */
export function storedCart(): CartLine[] {
  return JSON.parse(localStorage.getItem('userCart') ?? '[]') as CartLine[];
}
