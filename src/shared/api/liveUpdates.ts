import type { StreamMessage } from '../../domain/events/shopEvent';
import { selectToken, withSession } from '../session-store/sessionSlice';
import { type ApiDispatch, TAGS, api } from './api';
import { isOwnMutation } from './baseQuery';
import { ordersArrived } from './newOrdersSlice';
import { readEvents } from './eventStream';
import type { Network } from './network';

type Tag = (typeof TAGS)[number];

/** The tags that each message invalidates. */
const TAGS_OF: Readonly<Record<StreamMessage['type'], readonly Tag[]>> = {
  'up-to-date': [],
  'order-placed': ['Order', 'User', 'Overview', 'History'],
  'order-status-changed': ['Order', 'Overview', 'History'],
  'dish-changed': ['Food', 'Inventory', 'Overview', 'History'],
  'stock-changed': ['Food', 'Inventory', 'Overview', 'History'],
  'categories-changed': ['Category', 'History'],
  'banners-changed': ['Banner', 'History'],
  'users-changed': ['User', 'Session', 'Overview'],
  'everything-changed': TAGS,
  'events-missed': TAGS,
};

interface LiveStore {
  readonly dispatch: ApiDispatch;
  readonly getState: () => unknown;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Keeps the cache up to date with what others change: the only place that reads the shop's events. Each session has a stream
 * of its own, which ends with it.
 * @param selectIsAdmin whether the session is that of an administrator, to whom new orders are announced
 * @returns a function that ends it
 */
export function startLiveUpdates(store: LiveStore, network: Network, selectIsAdmin: (state: unknown) => boolean): () => void {
  let token: string | null | undefined;
  let ending = new AbortController();

  const onMessages = async (all: readonly StreamMessage[], ended: AbortSignal) => {
    const messages = all.filter((message) => !('requestId' in message && isOwnMutation(message.requestId)));
    const tags = new Set(messages.flatMap(({ type }) => TAGS_OF[type]));
    if (tags.size === 0) return;
    const inFlight = store.dispatch(api.util.getRunningQueriesThunk());
    store.dispatch(api.util.invalidateTags([...tags]));
    const placed = messages.flatMap((message) => (message.type === 'order-placed' ? [message.orderId] : []));
    if (placed.length > 0 && selectIsAdmin(store.getState())) store.dispatch(ordersArrived(placed));
    // RTK Query does not refetch what is in flight, and its response may be older than the event. It is shown first, so that
    // a series of events does not delay a list.
    if (inFlight.length === 0) return;
    await Promise.allSettled(inFlight);
    if (!ended.aborted) store.dispatch(api.util.invalidateTags([...tags]));
  };
  const follow = () => {
    const next = selectToken(withSession(store.getState()));
    if (next === token) return;
    token = next;
    ending.abort();
    ending = new AbortController();
    const { signal } = ending;
    void readEvents({ network, token, signal, onMessages: (messages) => void onMessages(messages, signal) });
  };
  follow();
  const unsubscribe = store.subscribe(follow);
  return () => {
    unsubscribe();
    ending.abort();
  };
}
