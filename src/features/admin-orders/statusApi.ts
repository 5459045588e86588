import { setOrderStatus, setOrderStatuses } from '../../domain/calls/adminOrderCalls';
import type { Order } from '../../domain/order';
import { type OrdersDispatch, putOrders } from './cachedOrders';
import { ordersApi } from './ordersApi';

/** One change for one order or for many. */
export interface StatusChange {
  ids: readonly string[];
  status: string;
}

/** Changes of status. While they are on their way the screens show them already: see `OrderDesk`. */
const statusApi = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    setStatus: build.mutation<Order | Order[], StatusChange>({
      query: ({ ids, status }) => {
        const [id = ''] = ids;
        // An order has its turn among its own changes, whether it is changed alone or among others.
        const request = ids.length === 1
          ? { call: setOrderStatus, params: { id }, body: { status } }
          : { call: setOrderStatuses, body: { ids, status } };
        return { ...request, records: ids };
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
