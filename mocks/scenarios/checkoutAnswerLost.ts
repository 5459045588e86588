import { contract } from '../../src/domain/contract';
import { answerLost, inTurn, working } from './behaviours';
import { on, scenario } from './scenario';

export const checkoutAnswerLost = scenario({
  name: 'checkout-answer-lost',
  title: 'The next order is placed, but its answer gets lost',
  area: 'Checkout',
  handlers: () => [on(contract.placeOrder, inTurn(answerLost, working))],
});
