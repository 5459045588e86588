import { placeOrder } from '../../domain/calls/orderCalls';
import type { NewOrder, Order } from '../../domain/order';
import { api } from '../../shared/api/api';
import { isDecided } from '../../shared/api/isDecided';

/** An order, and the key that makes the same attempt sent twice one order. */
interface Attempt {
  order: NewOrder;
  idempotencyKey: string;
}

const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    placeOrder: build.mutation<Order, Attempt>({
      query: ({ order, idempotencyKey }) => ({ call: placeOrder, body: order, idempotencyKey }),
      // A refusal makes the menu stale too: the shop has just said that something is not as it was shown. Without an
      // answer the order may have been placed.
      invalidatesTags: (_, error) =>
        isDecided(error) ? ['Food'] : ['Order', 'Food', 'User', 'Session', 'Inventory', 'History', 'Overview'],
    }),
  }),
});

export const { usePlaceOrderMutation } = checkoutApi;
