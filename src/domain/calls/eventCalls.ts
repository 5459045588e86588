import { StreamMessageSchema } from '../events/shopEvent';
import { call } from './call';

/**
 * Server-sent events: the response is a `text/event-stream`, and `answer` is the schema of the data of one message. Not in
 * the contract map, whose calls answer with one JSON body.
 */
export const getEvents = call.get('/events', 'anyone', { answer: StreamMessageSchema });
