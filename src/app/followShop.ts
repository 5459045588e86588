import { CANCELLED } from '../domain/order/orderStatus';
import { startLiveUpdates } from '../shared/api/liveUpdates';
import { selectMay, selectUser } from '../shared/session/sessionApi';
import type { MadeStore } from './store';

/**
 * Keeps the store up to date with what others change, and tells the customer in the visible tab of own orders that were cancelled.
 * @returns a function that ends it
 */
export function followShop({ store, requests }: MadeStore): () => void {
  return startLiveUpdates(store, requests, (state) => selectMay(state, 'orders'), (orders) => {
    const userId = selectUser(store.getState())?.id;
    for (const order of orders) {
      if (order.status !== CANCELLED || order.userId !== userId || document.hidden) continue;
      import('../features/orders').then(({ tellCancelled }) => store.dispatch(tellCancelled(order.orderId))).catch(() => undefined);
    }
  });
}
