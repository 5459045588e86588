import { scenario } from './scenario';

const CART_KEY = 'userCart';
const DAMAGED = '{damaged';

function damageCart() {
  const before = localStorage.getItem(CART_KEY);
  localStorage.setItem(CART_KEY, DAMAGED);
  return () => {
    if (localStorage.getItem(CART_KEY) === DAMAGED) localStorage.setItem(CART_KEY, before ?? '[]');
  };
}

export const cartUnreadable = scenario({
  name: 'cart-unreadable',
  title: 'The stored cart is damaged: reload to see it',
  area: 'Cart',
  handlers: () => [],
  begin: damageCart,
});
