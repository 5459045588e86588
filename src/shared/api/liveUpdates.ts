import { createParser } from 'eventsource-parser';
import * as v from 'valibot';
import { LAST_EVENT_ID, type StreamMessage, StreamMessageSchema, getEvents } from '../../domain/events/shopEvent';
import { selectToken, withSession } from '../session-store/sessionSlice';
import { type ApiDispatch, TAGS, api } from './api';
import { apiUrl, isOwnMutation } from './baseQuery';
import { type Network, backoff, waitFor } from './network';
import { ordersArrived } from './newOrdersSlice';

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
    void readEvents(network, token, signal, (messages) => void onMessages(messages, signal));
  };
  follow();
  const unsubscribe = store.subscribe(follow);
  return () => {
    unsubscribe();
    ending.abort();
  };
}

/**
 * Reads the event stream until the signal aborts, and opens it again with the last id whenever it ends. A message of an
 * unknown type, of a newer server, is skipped.
 * @param token the session's token; null reads as a visitor
 * @param onMessages called with the messages of each chunk that arrives
 */
async function readEvents(network: Network, token: string | null, signal: AbortSignal, onMessages: (messages: readonly StreamMessage[]) => void) {
  let lastId = '';
  let failures = 0;
  /** Resolves at the next signal of the in-page backend. Created before a read, so that no change is missed between two. */
  const changes = signalOf(network, signal);

  while (!signal.aborted) {
    const changed = changes?.next();
    try {
      const response = await network.fetch(new Request(new URL(`${apiUrl()}${getEvents.path}`), {
        headers: {
          accept: 'text/event-stream',
          ...(token !== null && { authorization: `Bearer ${token}` }),
          ...(lastId !== '' && { [LAST_EVENT_ID]: lastId }),
        },
        signal,
      }));
      if (!response.ok || response.body === null) throw new Error(`The event stream has the status ${response.status}`);
      await readBody(response.body, (id, messages) => {
        lastId = id;
        failures = 0;
        if (!signal.aborted) onMessages(messages);
      });
    } catch {
      failures += 1;
    }
    if (changed && failures === 0) await changed;
    else await waitFor(backoff(failures), signal).catch(() => undefined);
  }
}

async function readBody(body: ReadableStream<Uint8Array>, onChunk: (lastId: string, messages: StreamMessage[]) => void) {
  let messages: StreamMessage[] = [];
  let lastId = '';
  const parser = createParser({
    onEvent: ({ id = lastId, data }) => {
      lastId = id;
      const message = v.safeParse(StreamMessageSchema, JSON.parse(data));
      if (message.success) messages.push(message.output);
    },
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    parser.feed(decoder.decode(chunk.value, { stream: true }));
    if (lastId === '') continue;
    onChunk(lastId, messages);
    messages = [];
  }
}

/** The network's signals as promises; undefined where the server holds the stream open. */
function signalOf({ onEventLogged }: Network, signal: AbortSignal) {
  if (!onEventLogged) return undefined;
  let resolve: () => void = () => undefined;
  const stop = onEventLogged(() => { resolve(); });
  signal.addEventListener('abort', () => { stop(); resolve(); });
  return { next: () => new Promise<void>((arrived) => { resolve = arrived; }) };
}
