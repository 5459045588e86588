import { LAST_EVENT_ID, type StreamMessage, eventFor } from '../../src/domain/events/shopEvent';
import type { Backend } from '../backend';
import { eventsAfter } from '../repositories/eventLog';
import { findCaller } from './route';

/** Where a reader of the event stream is: the shop, and the number of the last event that it knows. */
export interface Position {
  readonly shop: number;
  readonly n: number;
}

const message = ({ shop, n }: Position, data: StreamMessage) => `id: ${shop}-${n}\ndata: ${JSON.stringify(data)}\n\n`;

/** The position of the last id that the client sent; null without one, or for one that no backend has given. */
export function lastPosition(request: Request): Position | null {
  const [, shop, n] = /^([\d.e-]+)-(\d+)$/.exec(request.headers.get(LAST_EVENT_ID) ?? '') ?? [];
  return n === undefined ? null : { shop: Number(shop), n: Number(n) };
}

/**
 * What the event stream says next to the sender of a request: the events that it may see, and that it is up to date then.
 * @param last where the reader is; null reads nothing
 * @returns the text in the format of event streams, and where the reader is after it
 * @throws RefusedError 401 if the session of the request is not open
 */
export function nextEvents(request: Request, { store, ...backend }: Backend, last: Position | null): Promise<{ text: string; position: Position }> {
  return store.read(async (db) => {
    const known = await findCaller(db, request.headers.has('authorization') ? 'signed-in' : 'anyone', request, { store, ...backend });
    const reader = known && { id: known.caller.id, isAdmin: known.caller.role === 'administrator' };
    const { rows, latest, shop, missed } = await eventsAfter(db, last);
    const messages = rows.flatMap(({ n, event }) => {
      const visible = eventFor(event, reader);
      return visible ? [message({ shop, n }, visible)] : [];
    });
    const position = { shop, n: latest };
    if (missed) messages.push(message(position, { type: 'events-missed' }));
    // Its id covers the events that this reader may not see.
    messages.push(message(position, { type: 'up-to-date' }));
    return { text: messages.join(''), position };
  });
}
