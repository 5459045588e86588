import { placeOrder } from '../../domain/calls/orderCalls';
import type { NewOrder } from '../../domain/order/order';
import { api, change } from '../../shared/api/api';

const checkoutApi = api.injectEndpoints({
  endpoints: () => ({
    placeOrder: change(placeOrder, { request: ({ order, idempotencyKey }: { order: NewOrder; idempotencyKey: string }) => ({ body: order, idempotencyKey }) }),
  }),
});

export const { usePlaceOrderMutation } = checkoutApi;
