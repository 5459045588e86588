import { CART_KEY } from '../../src/domain/storedKeys';
import { refusing } from './browserStorage';
import { scenario } from './scenario';

export const cartNotSaved = scenario({
  name: 'cart-not-saved',
  title: 'The browser refuses to store the cart',
  area: 'Cart',
  begin: refusing(CART_KEY),
});
