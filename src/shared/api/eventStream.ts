import { createParser } from 'eventsource-parser';
import * as v from 'valibot';
import { LAST_EVENT_ID, type StreamMessage, StreamMessageSchema, getEvents } from '../../domain/events/shopEvent';
import { apiUrl } from './baseQuery';
import { type Network, waitFor } from './network';

/** Delays before the stream is opened again: the first in ms, doubled after each failure up to the longest. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

interface StreamOptions {
  readonly network: Network;
  /** The session's token; null reads as a visitor. */
  readonly token: string | null;
  readonly signal: AbortSignal;
  /** Called with the messages of each chunk that arrives. */
  readonly onMessages: (messages: readonly StreamMessage[]) => void;
}

/**
 * Reads the event stream until the signal aborts, and opens it again with the last id whenever it ends. A message of an
 * unknown type, of a newer server, is skipped.
 */
export async function readEvents({ network, token, signal, onMessages }: StreamOptions): Promise<void> {
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
    else await waitFor(Math.min(FIRST_WAIT_MS * 2 ** Math.max(failures - 1, 0), LONGEST_WAIT_MS), signal).catch(() => undefined);
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
