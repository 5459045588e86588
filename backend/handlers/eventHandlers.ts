import { http, HttpResponse } from 'msw';
import { getEvents } from '../../src/domain/calls/eventCalls';
import { LAST_EVENT_ID, type StreamMessage, eventFor } from '../../src/domain/events/shopEvent';
import { eventsAfter } from '../repositories/eventLog';
import { pathOf } from '../../mocks/transport/callAddress';
import { findCaller, respond } from './route';

const message = (shop: number, n: number, data: StreamMessage) => `id: ${shop}-${n}\ndata: ${JSON.stringify(data)}\n\n`;

/** The shop and the event of the last id that the client sent; null without one, or for one that this backend has not given. */
function lastEventOf(request: Request) {
  const [, shop, n] = /^([\d.e-]+)-(\d+)$/.exec(request.headers.get(LAST_EVENT_ID) ?? '') ?? [];
  return n === undefined ? null : { shop: Number(shop), n: Number(n) };
}

/**
 * The event stream. It ends after what is in the log: clients reconnect with the last id when the database signals a change
 * (`onEventLogged`). Service workers cannot hold a stream open: Safari cannot pass streams to the page, and
 * Firefox ends them after 30 seconds (https://github.com/mswjs/msw/issues/1757).
 */
export const eventHandlers = [
  http.get(pathOf(getEvents), ({ request }) =>
    respond(async ({ db }) => {
      const known = await findCaller(db, request.headers.has('authorization') ? 'signed-in' : 'anyone', request);
      const reader = known && { id: known.caller.id, isAdmin: known.caller.role === 'administrator' };
      const { rows, latest, shop, missed } = await eventsAfter(db, lastEventOf(request));
      const events = rows.flatMap(({ n, event }) => {
        const visible = eventFor(event, reader);
        return visible ? [message(shop, n, visible)] : [];
      });
      if (missed) events.push(message(shop, latest, { type: 'events-missed' }));
      // Its id covers the events that this reader may not see.
      events.push(message(shop, latest, { type: 'up-to-date' }));
      return new HttpResponse(events.join(''), { headers: { 'content-type': 'text/event-stream' } });
    }),
  ),
];
