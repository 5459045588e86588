/** HTTP headers of the API, except the session's `Authorization`. */

/** Sent with calls that create something, such as an order: requests with the same key create it once (calls with `once`). */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';
/** The longest idempotency key, in characters. */
export const IDEMPOTENCY_KEY_MAX = 200;

/**
 * Sent with every call, different for each attempt. The service worker and the page may both deliver a request; the
 * backend handles each id once.
 */
export const REQUEST_ID = 'x-request-id';

/** Set on the response to a change that can be undone: the id of its entry in the history (`undoChange`). */
export const HISTORY_ENTRY = 'History-Entry';

/** Set on responses while the database could not be opened: `memory` or `unusable`. */
export const STORAGE = 'x-storage';
