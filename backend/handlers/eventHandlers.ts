import { LAST_EVENT_ID, type StreamMessage, eventFor } from '../../src/domain/events/shopEvent';
import type { Backend } from '../backend';
import { eventsAfter } from '../repositories/eventLog';
import type { Tables } from '../store';
import { findCaller } from './route';

/** Where a reader of the event stream is: the shop, and the number of the last event that it knows. */
export interface Position {
  readonly shop: number;
  readonly n: number;
}

const message = ({ shop, n }: Position, data: StreamMessage) => `id: ${shop}-${n}\ndata: ${JSON.stringify(data)}\n\n`;

/** The position of the last id that the client sent; null without one, or for one that no backend has given. */
function lastPosition(request: Request): Position | null {
  const [, shop, n] = /^([\d.e-]+)-(\d+)$/.exec(request.headers.get(LAST_EVENT_ID) ?? '') ?? [];
  return n === undefined ? null : { shop: Number(shop), n: Number(n) };
}

/** Who reads the stream; null is a visitor without a session. */
export type Reader = Parameters<typeof eventFor>[1];

/** The account that reads the stream. @throws RefusedError 401 if the session of the request is not open */
export async function findReader(db: Tables, request: Request, backend: Backend): Promise<Reader> {
  const known = await findCaller(db, request.headers.has('authorization') ? 'signed-in' : 'anyone', request, backend);
  return known && { id: known.caller.id, role: known.caller.role };
}

/** The log after a position, in the format of event streams: the events that the reader may see, and that it is up to date then. */
export function streamText({ rows, latest, shop, missed }: Awaited<ReturnType<typeof eventsAfter>>, reader: Reader): string {
  const messages = rows.flatMap(({ n, event }) => {
    const visible = eventFor(event, reader);
    return visible ? [message({ shop, n }, visible)] : [];
  });
  const position = { shop, n: latest };
  if (missed) messages.push(message(position, { type: 'events-missed' }));
  // Its id covers the events that this reader may not see.
  messages.push(message(position, { type: 'up-to-date' }));
  return messages.join('');
}

/**
 * What the event stream says first to the sender of a request.
 * @returns the text, where the reader is after it, and who it is
 * @throws RefusedError 401 if the session of the request is not open
 */
export function firstEvents(request: Request, backend: Backend): Promise<{ text: string; position: Position; reader: Reader }> {
  return backend.store.read(async (db) => {
    const reader = await findReader(db, request, backend);
    const log = await eventsAfter(db, lastPosition(request));
    return { text: streamText(log, reader), position: { shop: log.shop, n: log.latest }, reader };
  });
}
