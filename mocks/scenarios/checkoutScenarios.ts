import { contract } from '../../src/domain/contract';
import { toCents, toDollars } from '../../src/domain/number/money';
import { STORAGE_FULL } from '../refusal';
import { answerLost, failing, flaky, inTurn, unreachable, unreadable, waiting, working } from './behaviours';
import { cartChanged } from './cartChanged';
import { type ScenarioList, fail, on } from './scenario';

/** Placing an order. */
export const checkoutScenarios: ScenarioList = [
  {
    name: 'checkout-fails',
    title: 'Placing an order fails',
    handlers: () => [fail(contract.placeOrder, 500)],
  },
  {
    name: 'checkout-fails-twice',
    title: 'Placing an order fails twice, then works',
    handlers: () => [on(contract.placeOrder, inTurn(failing(500), failing(500), working))],
  },
  {
    name: 'checkout-slow',
    title: 'Placing an order takes five seconds',
    handlers: () => [on(contract.placeOrder, waiting(5000))],
  },
  {
    name: 'checkout-flaky',
    title: 'Every other order fails, as the seed decides',
    handlers: () => [on(contract.placeOrder, flaky(50, failing(503)))],
  },
  {
    name: 'checkout-unreachable',
    title: 'The network fails before an order arrives',
    handlers: () => [on(contract.placeOrder, unreachable)],
  },
  {
    name: 'checkout-answer-lost',
    title: 'The next order is placed, but its answer gets lost',
    handlers: () => [on(contract.placeOrder, inTurn(answerLost, working))],
  },
  {
    name: 'checkout-unreadable',
    title: 'The answer to an order cannot be read',
    handlers: () => [on(contract.placeOrder, unreadable)],
  },
  {
    name: 'checkout-no-room',
    title: 'The storage of the browser is full',
    handlers: () => [fail(contract.placeOrder, 507, STORAGE_FULL)],
  },
  {
    name: 'out-of-stock',
    title: 'Everything in the cart has just sold out',
    handlers: () => [
      cartChanged(({ id, name }, { quantity }) => ({ kind: 'stock', foodId: id, foodName: name, wanted: quantity, available: 0 })),
    ],
  },
  {
    name: 'price-changed',
    title: 'Everything in the cart has just become a dollar dearer',
    handlers: () => [
      cartChanged(({ id, name }, { price }) => ({ kind: 'price', foodId: id, foodName: name, was: price, now: toDollars(toCents(price) + 100) })),
    ],
  },
];
