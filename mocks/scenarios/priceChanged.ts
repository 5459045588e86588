import { toCents, toDollars } from '../../src/domain/number/money';
import { cartChanged } from './cartChanged';
import { scenario } from './scenario';

export const priceChanged = scenario({
  name: 'price-changed',
  title: 'Everything in the cart has just become a dollar dearer',
  area: 'Checkout',
  handlers: () => [
    cartChanged(({ id, name }, { price }) => ({ kind: 'price', foodId: id, foodName: name, was: price, now: toDollars(toCents(price) + 100) })),
  ],
});
