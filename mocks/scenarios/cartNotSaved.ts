import { scenario } from './scenario';

const CART_KEY = 'userCart';

function refuseCart() {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    if (key === CART_KEY) throw new DOMException('The storage is full', 'QuotaExceededError');
    setItem.call(this, key, value);
  };
  return () => { Storage.prototype.setItem = setItem; };
}

export const cartNotSaved = scenario({
  name: 'cart-not-saved',
  title: 'The browser refuses to store the cart',
  area: 'Cart',
  handlers: () => [],
  begin: refuseCart,
});
