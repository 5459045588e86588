/**
 * The backend for the browser. The first calls are answered in the page, so that nothing waits for a service worker;
 * once one controls the page, calls go over the network and are seen there. Whenever that way gives no answer of ours,
 * the same call is answered in the page: browsers end idle workers, hard reloads bypass them, some block them.
 */
import { REQUEST_ID } from '../src/domain/headers';
import { ANSWERED_BY, answer, forgetAnswer, notImplemented, wasHandled } from './backend';
import { randomId } from './db/random';
import { onNewVersion } from './newVersion';
import { noteWay } from './wayTaken';
import { type WorkerWay, prepareWorkerWay } from './workerWay';

/** When a page that has asked nothing yet, such as an empty cart, is kept for the next visit as well. */
const UNASKED_MS = 3000;

/** A worker that has not passed a call on after this long will not do so. */
const PATIENCE_MS = 2000;

function withId(request: Request): { request: Request; id: string } {
  const id = request.headers.get(REQUEST_ID) ?? randomId();
  request.headers.set(REQUEST_ID, id);
  return { request, id };
}

/** Gives up waiting as `fetch` does, with the signal's reason; what the backend has begun it finishes. */
function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      reject(signal.reason as Error);
    };
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', abort);
    });
  });
}

async function answerInPage(request: Request): Promise<Response> {
  const response = (await untilAborted(answer(request), request.signal)) ?? notImplemented(request);
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

/** What came of a call through the worker: an answer of ours, or nothing that counts. */
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

async function sendThrough(way: WorkerWay, request: Request, id: string): Promise<Response> {
  const copy = request.clone();
  const response = await askWorker(request);
  if (response) {
    noteWay('worker');
    forgetAnswer(id);
    return response;
  }
  // Where the call did arrive, this gives the answer it got, late or a failure; its id is kept in case it arrives only now.
  if (wasHandled(id)) {
    noteWay('worker');
  } else {
    noteWay('silent');
    way.heal();
  }
  return answerInPage(copy);
}

interface NetworkOptions {
  basePath: string;
  /** Called when a new version of the shop is ready, and may be called again. */
  onUpdate: () => void;
}

/**
 * Starts the backend and gives the `fetch` that reaches it.
 * @returns also `ready`, which is settled once a QA link in the address has done its work; calls wait for it by themselves
 */
export function startNetwork({ basePath, onUpdate }: NetworkOptions): { fetch: typeof fetch; ready: Promise<void> } {
  // Part of this chunk where it is wanted, and of no file at all where the build leaves QA out.
  const ready =
    process.env.QA === 'off' ? Promise.resolve() : import(/* webpackMode: "eager" */ './qa/start').then(({ startQa }) => startQa());
  onNewVersion(onUpdate);
  const way = prepareWorkerWay(basePath, onUpdate);
  setTimeout(() => void ready.then(way.open, way.open), UNASKED_MS);
  return {
    ready,
    fetch: async (input, init) => {
      await ready;
      const { request, id } = withId(new Request(input, init));
      if (way.isOpen()) return sendThrough(way, request, id);
      try {
        return await answerInPage(request);
      } finally {
        forgetAnswer(id);
        way.open();
      }
    },
  };
}
