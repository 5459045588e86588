import type { AnswerOf, BodyOf } from '../../domain/calls/call';
import { checkCoupon, getOrder, placeOrder } from '../../domain/calls/orderCalls';
import { getSlots } from '../../domain/calls/shopCalls';
import { isFinalResponse } from '../../shared/api/apiError';
import { api, ask, read, staleAfter } from '../../shared/api/api';
import { orderRefused } from './checkoutSlice';

type Order = AnswerOf<typeof placeOrder>;
/** An order with the id that the browser has made for it. */
type NewOrder = BodyOf<typeof placeOrder> & { readonly id: string };

const OUT_OF_DATE: readonly (string | undefined)[] = ['total_changed', 'closed', 'slot_taken', 'conflict', 'invalid'];

const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Places an order. After a lost answer the shop is asked for it by its id; the same id is never placed twice, but answered
     * with the order that has it.
     */
    placeOrder: build.mutation<Order, { order: NewOrder; userId: string }>({
      queryFn: async ({ order, userId }, { dispatch }, _options, send) => {
        const answer = await ask(send, placeOrder, { body: order });
        // Before it is no longer pending, when a draft that is still sent says that the answer was lost.
        if (isFinalResponse(answer.error)) dispatch(orderRefused(userId));
        if (answer.data || isFinalResponse(answer.error)) return answer;
        const found = await ask(send, getOrder, { params: { id: order.id } });
        return found.data ? found : answer;
      },
      // A refused total, minimum or time shows that the screen is out of date.
      invalidatesTags: (order, error) => [...staleAfter(placeOrder)(order, error), ...(error && OUT_OF_DATE.includes(error.code) ? ['Shop' as const] : [])],
    }),
    // Each order changes the stock, which everyone is told.
    getSlots: read(getSlots, ['Shop', 'Food']),
    /** Looks for what a coupon takes off. @throws a 404 or 409 for one that the customer cannot use */
    checkCoupon: read(checkCoupon, ['Coupon'], { request: (code: string) => ({ params: { code } }) }),
    /** Looks for an order that may have been placed. */
    findOrder: read(getOrder, ['Order'], { request: (id: string) => ({ params: { id } }) }),
  }),
});

export const { useCheckCouponQuery, useFindOrderQuery, useGetSlotsQuery, usePlaceOrderMutation } = checkoutApi;
