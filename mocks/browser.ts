/**
 * The backend in the browser. The first calls are handled in the page, so that they do not wait for a service worker.
 * Once a worker controls the page, calls go through the network to it and are visible in the developer tools. If the
 * worker gives no response of the backend, the same call is handled in the page: browsers end idle workers, hard
 * reloads bypass them, and some settings block them.
 */
import { REQUEST_ID } from '../src/domain/http/headers';
import { ANSWERED_BY, answer, forgetAnswer, notImplemented, wasHandled } from './backend';
import { randomId } from '../src/domain/randomId';
import { onEventLogged } from './indexeddb/onEventLogged';
import { NEW_VERSION_EVENT, type WorkerTransport, prepareWorkerTransport, recordTransport } from './transport/workerTransport';

/**
 * The delay in milliseconds after which a page without calls, such as an empty cart, starts the worker as well, so that
 * it is cached for the next visit.
 */
const UNASKED_MS = 3000;

/** The timeout of a call through the worker, in milliseconds. */
const PATIENCE_MS = 2000;

/** Rejects with the signal's reason when the request is aborted, as `fetch` does. The backend finishes what it has started. */
function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const aborted = new Promise<never>((_, reject) => {
    const abort = () => { reject(signal.reason as Error); };
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
  });
  return Promise.race([promise, aborted]);
}

async function answerInPage(request: Request): Promise<Response> {
  const response = (await untilAborted(answer(request), request.signal)) ?? notImplemented(request);
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

/** Sends a call through the worker. @returns the backend's response, or null if there was none within the timeout */
async function askWorker(request: Request): Promise<Response | null> {
  const late = new Promise<null>((resolve) => {
    setTimeout(resolve, PATIENCE_MS, null);
  });
  try {
    const response = await Promise.race([fetch(request), late]);
    return response?.headers.get(ANSWERED_BY) === 'shop' ? response : null;
  } catch (error) {
    if (request.signal.aborted) throw error;
    return null;
  }
}

async function sendThrough(transport: WorkerTransport, request: Request, id: string): Promise<Response> {
  const copy = request.clone();
  const response = await askWorker(request);
  if (response) {
    recordTransport('worker');
    forgetAnswer(id);
    return response;
  }
  // If the call did reach the backend, this returns its response, which was late or lost. The id stays stored in case the
  // call arrives only now.
  if (wasHandled(id)) {
    recordTransport('worker');
  } else {
    recordTransport('silent');
    transport.heal();
  }
  return answerInPage(copy);
}

/**
 * Starts the backend.
 * @param onUpdate called when a new version of the shop is ready; may be called more than once
 * @returns `fetch`, which reaches the backend, `onEventLogged`, which signals new events, and `ready`, which settles once a
 * QA link in the address has been applied; calls wait for it
 */
export function startNetwork({ basePath, onUpdate }: { basePath: string; onUpdate: () => void }) {
  const send: typeof fetch = async (input, init) => {
    await ready;
    const request = new Request(input, init);
    const id = request.headers.get(REQUEST_ID) ?? randomId();
    request.headers.set(REQUEST_ID, id);
    if (transport.isOpen()) return sendThrough(transport, request, id);
    try {
      return await answerInPage(request);
    } finally {
      forgetAnswer(id);
      transport.open();
    }
  };
  // QA is bundled into this chunk, or left out if the build excludes it.
  const ready =
    process.env.QA === 'off' ? Promise.resolve() : import(/* webpackMode: "eager" */ './qa/start').then(({ startQa }) => startQa(send));
  window.addEventListener(NEW_VERSION_EVENT, onUpdate);
  const transport = prepareWorkerTransport(basePath, onUpdate, async () => (await import(/* webpackChunkName: "worker" */ './worker')).makeWorker());
  setTimeout(() => void ready.then(transport.open, transport.open), UNASKED_MS);
  return { ready, onEventLogged, fetch: send };
}
