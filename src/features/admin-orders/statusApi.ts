import { setOrderStatus, setOrderStatuses } from '../../domain/calls/adminOrderCalls';
import type { Order } from '../../domain/order';
import { type OrdersDispatch, showStatus } from './optimisticStatus';
import { ordersApi } from './ordersApi';

/** One change for one order or for many. */
interface StatusChange {
  ids: readonly string[];
  status: string;
}

/** Changes of status. They show at once and are taken back where the backend refuses. */
const statusApi = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    setStatus: build.mutation<Order | Order[], StatusChange>({
      query: ({ ids, status }) => {
        const [id = ''] = ids;
        return ids.length === 1
          ? { call: setOrderStatus, params: { id }, body: { status } }
          : { call: setOrderStatuses, body: { ids, status } };
      },
      invalidatesTags: ['Order', 'History', 'Overview'],
      onQueryStarted: async ({ ids, status }, { dispatch, getState, queryFulfilled }) => {
        const takeBack = showStatus(ids, status, dispatch as OrdersDispatch, getState);
        await queryFulfilled.catch(takeBack);
      },
    }),
  }),
});

export const { useSetStatusMutation } = statusApi;
