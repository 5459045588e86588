import { cartChanged } from './cartChanged';
import { scenario } from './scenario';

export const outOfStock = scenario({
  name: 'out-of-stock',
  title: 'Everything in the cart has just sold out',
  area: 'Checkout',
  handlers: () => [
    cartChanged(({ id, name }, { quantity }) => ({ kind: 'stock', foodId: id, foodName: name, wanted: quantity, available: 0 })),
  ],
});
