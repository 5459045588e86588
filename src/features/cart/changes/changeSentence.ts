import type { LineChange } from '../../../domain/cart/lineChange';
import { formatPrice } from '../../../domain/number/money';

/** What has changed about a dish in the cart, to be read after its name. @param quantity the pieces in the cart */
export function changeSentence(change: LineChange, quantity: number): string {
  switch (change.kind) {
    case 'gone':
      return 'no longer on the menu.';
    case 'stock':
      return change.available < 1 ? 'sold out.' : `only ${String(change.available)} left, you have ${String(quantity)} in your cart.`;
    case 'price':
      return `was ${formatPrice(change.was)}, now ${formatPrice(change.now)}.`;
  }
}
