import { StreamMessageSchema } from '../events/shopEvent';
import { call } from './call';

/** The header in which a client sends the id of the last message that it has received, to get what followed. */
export const LAST_EVENT_ID = 'Last-Event-ID';

/**
 * Server-sent events: the response is a `text/event-stream`, and `answer` is the schema of the data of one message. Not in
 * the contract map, whose calls answer with one JSON body.
 */
export const getEvents = call.get('/events', 'anyone', {
  summary: 'What happens in the shop, as a stream of server-sent events',
  answer: StreamMessageSchema,
});
