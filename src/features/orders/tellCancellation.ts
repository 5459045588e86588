import { CANCELLED } from '../../domain/order/orderStatus';
import type { ApiDispatch } from '../../shared/api/api';
import { toastAdded } from '../../shared/notifications/notificationsSlice';
import { selectToken, withSession } from '../../shared/session-store/sessionSlice';
import { routes, thankYouPath } from '../../shared/utils/paths';
import { ordersApi } from './ordersApi';
import { statusMessage } from './useStatusToasts';

/** Tells a customer that an order was cancelled, and why, or that it is so no more, unless the screen shows the order, which tells it itself. */
export function tellCancellation(orderId: string) {
  return async (dispatch: ApiDispatch, getState: () => unknown) => {
    const token = selectToken(withSession(getState()));
    const { data: order } = await dispatch(ordersApi.endpoints.getOrder.initiate(orderId, { subscribe: false, forceRefetch: true }));
    const isShown = location.pathname.endsWith(routes.orders) || location.search.includes(orderId);
    if (!order || isShown || selectToken(withSession(getState())) !== token) return;
    dispatch(toastAdded({ kind: 'info', message: statusMessage(order, CANCELLED), link: { to: thankYouPath(orderId), label: 'Open' } }));
  };
}
