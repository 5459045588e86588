import { CANCELLED } from '../domain/order/orderStatus';
import { startLiveUpdates } from '../shared/api/liveUpdates';
import { selectMay, selectUser } from '../shared/session/sessionApi';
import type { MadeStore } from './store';

/**
 * Keeps the store up to date with what others change, and tells the customer in the visible tab of own orders that were
 * cancelled, and of those told that are so no more.
 * @returns a function that ends it
 */
export function followShop({ store, requests }: MadeStore): () => void {
  const told = new Set<string>();
  return startLiveUpdates(store, requests, (state) => selectMay(state, 'orders'), (orders) => {
    const userId = selectUser(store.getState())?.id;
    for (const { orderId, userId: customer, status } of orders) {
      if (customer !== userId || document.hidden) continue;
      const wasTold = told.delete(orderId);
      if (status === CANCELLED) told.add(orderId);
      else if (!wasTold) continue;
      import('../features/orders').then(({ tellCancellation }) => store.dispatch(tellCancellation(orderId))).catch(() => undefined);
    }
  });
}
