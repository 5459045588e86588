import { CUSTOMER, DELIVERY, ask, tokenOf } from '../../mocks/testing/client';
import { placeOrder } from '../domain/calls/orderCalls';

/**
 * Orders a Garden Salad as from another browser.
 * @param token of the customer; by default the sample customer signs in
 * @param wish when it is wanted; by default at once
 */
export async function orderSalad(token?: string, wish: { dueAt?: string } = {}) {
  const lines = [{ foodId: 'garden-salad', quantity: 1, price: 8.99 }];
  return ask(placeOrder, { token: token ?? await tokenOf(CUSTOMER), body: { ...DELIVERY, ...wish, lines } });
}
