import { HttpResponse, getResponse, http } from 'msw';
import { contract } from '../../src/domain/contract';
import { placeOrder } from '../handlers/placeOrder';
import { methodOf, pathOf, scenario } from './scenario';

async function placeAndLose({ request }: { request: Request }) {
  await getResponse([placeOrder], request.clone());
  return HttpResponse.error();
}

export const checkoutAnswerLost = scenario({
  name: 'checkout-answer-lost',
  title: 'The next order is placed, but its answer gets lost',
  area: 'Checkout',
  handlers: () => [http[methodOf(contract.placeOrder)](pathOf(contract.placeOrder), placeAndLose, { once: true })],
});
