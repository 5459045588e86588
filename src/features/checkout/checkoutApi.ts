import { placeOrder } from '../../domain/calls/orderCalls';
import type { NewOrder, Order } from '../../domain/order/order';
import { api } from '../../shared/api/api';
import { isFinalResponse } from '../../shared/api/apiError';

const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    placeOrder: build.mutation<Order, { order: NewOrder; idempotencyKey: string }>({
      query: ({ order, idempotencyKey }) => ({ call: placeOrder, body: order, idempotencyKey }),
      // A refusal invalidates the menu only, which differs from what was shown. A success, or a lost response after which
      // the order may exist, invalidates everything that an order changes.
      invalidatesTags: (_, error) =>
        isFinalResponse(error) ? ['Food'] : ['Order', 'Food', 'User', 'Session', 'Inventory', 'History', 'Overview'],
    }),
  }),
});

export const { usePlaceOrderMutation } = checkoutApi;
