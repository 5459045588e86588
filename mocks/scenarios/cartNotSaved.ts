import { refusing } from './browserStorage';
import { scenario } from './scenario';

export const cartNotSaved = scenario({
  name: 'cart-not-saved',
  title: 'The browser refuses to store the cart',
  area: 'Cart',
  begin: refusing('userCart'),
});
