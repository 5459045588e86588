/** The headers that go with the calls beside the session's own. */

/** On what is made once, such as an order: the same key twice is one of them (calls with `once`). */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';
/** The longest such key, in characters. */
export const IDEMPOTENCY_KEY_MAX = 200;

/** On every call: another one for each attempt, so that the backend in the page carries out once what reaches it twice. */
export const REQUEST_ID = 'x-request-id';

/** On answers of a backend that could not open its database: `memory`, or `unusable`. */
export const STORAGE = 'x-storage';
