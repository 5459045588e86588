import { createParser } from 'eventsource-parser';
import * as v from 'valibot';
import { getEvents } from '../../domain/calls/eventCalls';
import { RefusalSchema } from '../../domain/http/apiRefusal';
import { LAST_EVENT_ID, type OrderStatusChange, type StreamMessage, StreamMessageSchema } from '../../domain/events/shopEvent';
import { recordToastsDismissed } from '../notifications/notificationsSlice';
import { selectToken, withSession } from '../session-store/sessionSlice';
import { type ApiDispatch, api } from './api';
import { tagsOf } from './eventTags';
import { selectStreamRetries, streamLost, streamOpened, withLiveStream } from './liveStreamSlice';
import type { Network } from './network';
import { ordersArrived, ordersForgotten, ordersSeen } from './newOrdersSlice';
import { type Requests, apiUrl, endSession, isOwnRequest } from './request';
import { backoff, waitFor } from './retry';

interface LiveStore {
  readonly dispatch: ApiDispatch;
  readonly getState: () => unknown;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Keeps the cache up to date with what others change: the only place that reads the shop's events. Each session has a stream
 * of its own, which ends with it.
 * @param selectReadsOrders whether the session may read all orders: new ones are announced to it
 * @param onStatuses called with the orders whose status was changed, but not by this page
 * @returns a function that ends it
 */
export function startLiveUpdates(
  store: LiveStore,
  requests: Requests,
  selectReadsOrders: (state: unknown) => boolean,
  onStatuses: (orders: readonly OrderStatusChange[]) => void,
): () => void {
  let token: string | null | undefined;
  let retries = 0;
  let ending = new AbortController();
  /** The id of the last event that the session's stream has brought. */
  let position = { lastId: '' };

  const onMessages = async (all: readonly StreamMessage[], ended: AbortSignal) => {
    updateNewOrders(store, all, selectReadsOrders);
    const messages = all.filter((message) => !('requestId' in message && isOwnRequest(requests, message.requestId)));
    onStatuses(messages.flatMap((message) => (message.type === 'order-status-changed' ? message.orders : [])));
    const tags = tagsOf(messages.map(({ type }) => type));
    if (tags.length === 0) return;
    const inFlight = store.dispatch(api.util.getRunningQueriesThunk());
    store.dispatch(api.util.invalidateTags(tags));
    // RTK Query does not refetch what is in flight, and its response may be older than the event. It is shown first, so that
    // a series of events does not delay a list.
    if (inFlight.length === 0) return;
    await Promise.allSettled(inFlight);
    if (!ended.aborted) store.dispatch(api.util.invalidateTags(tags));
  };
  const follow = () => {
    const next = selectToken(withSession(store.getState()));
    const nextRetries = selectStreamRetries(withLiveStream(store.getState()));
    if (next === token && nextRetries === retries) return;
    if (next !== token) position = { lastId: '' };
    token = next;
    retries = nextRetries;
    ending.abort();
    ending = new AbortController();
    const { signal } = ending;
    store.dispatch(streamOpened());
    void readEvents(requests.network, token, signal, position, {
      onMessages: (messages) => void onMessages(messages, signal),
      onState: (open) => {
        if (!signal.aborted) store.dispatch(open ? streamOpened() : streamLost());
      },
      onRefused: (ended, message) => { endSession(store, ended, message); },
    });
  };
  follow();
  const unsubscribe = store.subscribe(follow);
  return () => {
    unsubscribe();
    ending.abort();
  };
}

/** Keeps the new orders, and the messages about them, up to date with the events of all tabs, this one included. */
function updateNewOrders(store: LiveStore, messages: readonly StreamMessage[], selectReadsOrders: (state: unknown) => boolean) {
  // After a reset or a change of all data the orders that were announced may not exist.
  if (messages.some(({ type }) => type === 'everything-changed' || type === 'events-missed')) {
    store.dispatch(ordersForgotten());
    store.dispatch(recordToastsDismissed());
  }
  if (!selectReadsOrders(store.getState())) return;
  const placed = messages.flatMap((message) => (message.type === 'order-placed' ? [message.orderId] : []));
  const handled = messages.flatMap((message) => (message.type === 'order-status-changed' ? message.orders.map(({ orderId }) => orderId) : []));
  if (placed.length > 0) store.dispatch(ordersArrived(placed));
  if (handled.length > 0) store.dispatch(ordersSeen(handled));
}

interface StreamListeners {
  /** Called with the messages of each chunk that arrives. */
  readonly onMessages: (messages: readonly StreamMessage[]) => void;
  /** Called with false when an attempt fails, and with true when the stream is read again. */
  readonly onState: (open: boolean) => void;
  /** Called if the backend does not accept the session's token. */
  readonly onRefused: (token: string, message: string) => void;
}

/**
 * Reads the event stream until the signal aborts, and opens it again with the last id whenever it ends. A message of an
 * unknown type, of a newer server, is skipped.
 * @param token the session's token; null reads as a visitor
 * @param position where to start; updated with each event
 */
async function readEvents(network: Network, token: string | null, signal: AbortSignal, position: { lastId: string }, { onMessages, onState, onRefused }: StreamListeners) {
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
          ...(position.lastId !== '' && { [LAST_EVENT_ID]: position.lastId }),
        },
        signal,
      }));
      if (response.status === 401 && token !== null) onRefused(token, v.parse(RefusalSchema, await response.json()).message);
      if (!response.ok || response.body === null) throw new Error(`The event stream has the status ${response.status}`);
      await readBody(response.body, (id, messages) => {
        if (signal.aborted) return;
        if (failures > 0) onState(true);
        position.lastId = id;
        failures = 0;
        onMessages(messages);
      });
    } catch {
      failures += 1;
      onState(false);
    }
    if (changed && failures === 0) await changed;
    else await waitFor(backoff(failures), signal).catch(() => undefined);
  }
}

/** How long a stream may be silent, in ms: the server sends something every 25 s. A connection can die without an end. */
const SILENCE_MS = 60_000;

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
  const next = () => {
    const silence = setTimeout(() => void reader.cancel(), SILENCE_MS);
    return reader.read().finally(() => { clearTimeout(silence); });
  };
  for (let chunk = await next(); !chunk.done; chunk = await next()) {
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
  onEventLogged(() => { resolve(); }, signal);
  signal.addEventListener('abort', () => { resolve(); });
  return { next: () => new Promise<void>((arrived) => { resolve = arrived; }) };
}
