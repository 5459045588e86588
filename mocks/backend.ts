/** The backend as one function from request to response, for every transport. */
import { localStorageRefused } from './compat/refusedStorage';
import { getResponse } from 'msw';
import { REQUEST_ID, STORAGE } from '../src/domain/http/headers';
import { storageInUse } from './indexeddb/connection/storageMarker';
import { refuseUnreadablePath } from '../backend/handlers/readablePath';
import { handlers } from './handlers';
import { setBackend } from './transport/askBackend';
import { askLayers } from './instrumentation/layers';
import { answerOf, refusal } from '../backend/utils/refusal';

// Logged here and not in refusedStorage.ts, which must be imported before msw: the bundler drops modules without used
// exports.
if (localStorageRefused) console.warn('The browser refuses local storage: what it would keep ends with the page.');

setBackend((request) => getResponse(handlers, request));

/** The response header that marks the backend's responses. A static host may answer API paths with its index page, which lacks it. */
export const ANSWERED_BY = 'x-answered-by';

/** Responses by request id, until the client has received them: a request that is sent twice is handled once. */
const answers = new Map<string, Promise<Response | null>>();
const ANSWERS_MAX = 200;

/** Whether the backend has started to handle this request. */
export function wasHandled(requestId: string): boolean {
  return answers.has(requestId);
}

/** Drops a response that the client has received. */
export function forgetAnswer(requestId: string) {
  answers.delete(requestId);
}

function mark(response: Response): Response {
  // A simulated network failure has no headers.
  if (response.type === 'error') return response;
  response.headers.set(ANSWERED_BY, 'shop');
  const storage = storageInUse();
  if (storage !== 'stored') response.headers.set(STORAGE, storage);
  return response;
}

async function carryOut(request: Request): Promise<Response | null> {
  const response = await (refuseUnreadablePath(request) ?? (process.env.QA === 'off' ? getResponse(handlers, request) : askLayers(request)));
  return response ? mark(response) : null;
}

/** Handles a request to the API. @returns null if the contract has no such call */
export async function answer(request: Request): Promise<Response | null> {
  const id = request.headers.get(REQUEST_ID);
  if (id === null) return carryOut(request);
  let answering = answers.get(id);
  if (!answering) {
    answers.set(id, (answering = carryOut(request)));
    const [oldest] = answers.keys();
    if (answers.size > ANSWERS_MAX && oldest !== undefined) answers.delete(oldest);
  }
  return (await answering)?.clone() ?? null;
}

/** The 501 response to a call that the contract does not have. */
export function notImplemented(request: Request): Response {
  const message = `${request.method} ${new URL(request.url).pathname} is not answered here`;
  return mark(answerOf(refusal('not_implemented', message)));
}
