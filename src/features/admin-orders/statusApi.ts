import type { QueryReturnValue } from '@reduxjs/toolkit/query/react';
import { setOrderStatus, setOrderStatuses } from '../../domain/calls/adminOrderCalls';
import type { Order } from '../../domain/order';
import type { ApiError } from '../../shared/api/apiError';
import { selectToken, withSession } from '../../shared/session/sessionSlice';
import { type OrdersDispatch, putOrders } from './cachedOrders';
import { ordersApi } from './ordersApi';

/** One change for one order or for many. */
export interface StatusChange {
  ids: readonly string[];
  status: string;
}

type Answer = QueryReturnValue<Order | Order[], ApiError, object>;

/** The latest change of each order that is under way. */
const turns = new Map<string, Promise<Answer>>();

/**
 * Sends the changes of one order one after the other, whether it is changed alone or among others, so that the last word
 * counts. The base query does so with what has one address.
 */
function inTurn(ids: readonly string[], send: () => Promise<Answer>): Promise<Answer> {
  const turn = Promise.allSettled(new Set(ids.flatMap((id) => turns.get(id) ?? []))).then(send);
  for (const id of ids) turns.set(id, turn);
  return turn.finally(() => {
    for (const id of ids) if (turns.get(id) === turn) turns.delete(id);
  });
}

/** Changes of status. While they are on their way the screens show them already: see `OrderDesk`. */
const statusApi = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    setStatus: build.mutation<Order | Order[], StatusChange>({
      queryFn: ({ ids, status }, { getState }, _, ask) => {
        const [id = ''] = ids;
        // Whoever presses speaks, even where somebody else sits here when its turn comes.
        const token = selectToken(withSession(getState()));
        const request = ids.length === 1
          ? { call: setOrderStatus, params: { id }, body: { status } }
          : { call: setOrderStatuses, body: { ids, status } };
        return inTurn(ids, async () => (await ask({ ...request, token })) as Answer);
      },
      invalidatesTags: ['Order', 'History', 'Overview'],
      onQueryStarted: async (_, { dispatch, getState, queryFulfilled }) => {
        const orders = await queryFulfilled.then(({ data }) => [data].flat()).catch(() => []);
        putOrders(orders, dispatch as OrdersDispatch, getState);
      },
    }),
  }),
});

export const { useSetStatusMutation } = statusApi;
