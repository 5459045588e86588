import { CART_KEY } from '../../src/domain/storedKeys';
import { damaging } from './browserStorage';
import { scenario } from './scenario';

export const cartUnreadable = scenario({
  name: 'cart-unreadable',
  title: 'The stored cart is damaged: reload to see it',
  area: 'Cart',
  begin: damaging(CART_KEY),
});
