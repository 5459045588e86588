/** The whole backend as one function from request to answer, whichever way the request came. */
import { localStorageRefused } from './refusedStorage';
import { getResponse } from 'msw';
import { REQUEST_ID, STORAGE } from '../src/domain/headers';
import { shopStorage } from './db/shop';
import { handlers } from './handlers';
import { waitLatency } from './latency';
import { allLayers } from './qa/layers';
import { logRequest } from './qa/requestLog';
import { UNREADABLE, answerOf, refusal } from './refusal';

// Said here because the bundler leaves out a module of which nothing is used, and its place is before msw.
if (localStorageRefused) console.warn('The browser refuses local storage: what it would keep ends with the page.');

/** Marks every answer that is ours, so that a static host's index page is never taken for one. */
export const ANSWERED_BY = 'x-answered-by';

/** Answers are kept by request id until the client has them: a request that comes twice is carried out once. */
const answers = new Map<string, Promise<Response | null>>();
const ANSWERS_MAX = 200;

/** Whether the backend has begun to answer this request. */
export function wasHandled(requestId: string): boolean {
  return answers.has(requestId);
}

/** Lets go of an answer that has arrived. */
export function forgetAnswer(requestId: string) {
  answers.delete(requestId);
}

function mark(response: Response): Response {
  // A simulated network failure is no answer and cannot carry a mark.
  if (response.type === 'error') return response;
  response.headers.set(ANSWERED_BY, 'shop');
  const storage = shopStorage();
  if (storage !== 'kept') response.headers.set(STORAGE, storage);
  return response;
}

/** An address with half an escape or with bytes that are no text leads nowhere, and no handler could match it. */
function isReadable(request: Request): boolean {
  try {
    decodeURIComponent(new URL(request.url).pathname);
    return true;
  } catch {
    return false;
  }
}

/** Asks whoever stands before the backend, in order, and the backend last, and notes what came of it. */
async function askLayers(request: Request): Promise<Response | undefined> {
  const log = logRequest(request);
  await waitLatency();
  const { by, response } = await firstAnswer(request);
  void log(by, response);
  return response;
}

async function firstAnswer(request: Request): Promise<{ by: string; response: Response | undefined }> {
  if (!isReadable(request)) return { by: 'backend', response: answerOf(refusal('invalid', 'The address cannot be read', { status: UNREADABLE })) };
  for (const { kind, name, handlers: own } of allLayers()) {
    const response = await getResponse([...own], request);
    if (response) return { by: `${kind} ${name}`, response };
  }
  return { by: 'backend', response: await getResponse(handlers, request) };
}

async function carryOut(request: Request): Promise<Response | null> {
  const response = await (process.env.QA === 'off' ? getResponse(handlers, request) : askLayers(request));
  return response ? mark(response) : null;
}

/** Answers a request to the API; null where the contract knows no such call. */
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

/** The answer to a call that the contract does not know. */
export function notImplemented(request: Request): Response {
  const message = `${request.method} ${new URL(request.url).pathname} is not answered here`;
  return mark(answerOf(refusal('not_implemented', message)));
}
