/** The endpoints of the backend as MSW handlers over the browser's database, with what a browser does besides. */
import { type HttpHandler, HttpResponse, http } from 'msw';
import { type CallName, contract } from '../src/domain/contract';
import { getEvents } from '../src/domain/calls/eventCalls';
import type { Backend } from '../backend/backend';
import { endpoints } from '../backend/handlers';
import { firstEvents } from '../backend/handlers/eventHandlers';
import type { Endpoint } from '../backend/handlers/route';
import { credentialOf, isPassword } from '../backend/passwords/passwords';
import { randomId } from '../src/domain/randomId';
import { RefusedError, SHOP_FAILED, STORAGE_FULL, answerOf, refusal } from '../backend/utils/refusal';
import { closeDatabase, openDatabase } from './indexeddb/connection/openDatabase';
import { isConnectionLost, isStorageFull } from './indexeddb/connection/storageErrors';
import { askToPersist } from './indexeddb/connection/storageMarker';
import { resetDatabase } from './indexeddb/reset';
import { recordDataSize } from './instrumentation/dataSize';
import { methodOf, pathOf } from './transport/callAddress';

/** Tokens are stored as they are: whoever reads the browser's database has them from its local storage as well. */
const inBrowser: Omit<Backend, 'store'> = {
  passwords: { credentialOf, isPassword },
  demo: true,
  keyOfToken: (token) => token,
  newToken: randomId,
  sessionDays: null,
};

/** Runs a handler on the open database, once more if the connection is lost, when nothing was committed; and turns what it throws into a refusal. */
async function respond(run: (backend: Backend) => Promise<Response>): Promise<Response> {
  try {
    const database = await openDatabase();
    return await run({ ...inBrowser, store: database.store }).catch(async (error: unknown) => {
      if (!isConnectionLost(error)) throw error;
      closeDatabase(database);
      return run({ ...inBrowser, store: (await openDatabase()).store });
    });
  } catch (error) {
    if (error instanceof RefusedError) return answerOf(error.refusal);
    if (isStorageFull(error)) return answerOf(refusal('storage_full', STORAGE_FULL));
    console.error(error);
    return answerOf(refusal('server_error', SHOP_FAILED));
  }
}

/** What a browser does after the success of a call. */
const AFTERWARDS: Partial<Record<CallName, () => void>> = {
  placeOrder: () => void askToPersist(),
  register: () => void askToPersist(),
  resetDemo: () => { recordDataSize('samples'); },
  fillDemo: () => { recordDataSize(null); },
};

/** Restores the samples also when the storage is full. */
const resetDemo: Endpoint['answer'] = async (...received) => {
  try {
    return await endpoints.resetDemo.answer(...received);
  } catch (error) {
    if (!isStorageFull(error)) throw error;
    await resetDatabase();
    return new Response(null, { status: 204 });
  }
};

const byCall = (Object.keys(contract) as CallName[]).map((name): HttpHandler => {
  const { call } = endpoints[name];
  const answer = name === 'resetDemo' ? resetDemo : endpoints[name].answer;
  return http[methodOf(call)]<Record<string, string>>(pathOf(call), async ({ request, params }) => {
    const response = await respond((backend) => answer(request, params, backend));
    if (response.ok) AFTERWARDS[name]?.();
    return response;
  });
});

/**
 * The event stream. It ends after what is in the log: clients reconnect with the last id when the database signals a change
 * (`onEventLogged`). Service workers cannot hold a stream open: Safari cannot pass streams to the page, and
 * Firefox ends them after 30 seconds (https://github.com/mswjs/msw/issues/1757).
 */
const events = http.get(pathOf(getEvents), ({ request }) =>
  respond(async (backend) => {
    const { text } = await firstEvents(request, backend);
    return new HttpResponse(text, { headers: { 'content-type': 'text/event-stream' } });
  }));

/** The backend, in the order in which MSW asks the handlers. */
export const handlers: HttpHandler[] = [...byCall, events];
