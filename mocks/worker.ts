/**
 * The page's side of the service worker (MSW's browser setup). Loaded after the first response, because it is twice the
 * size of the backend.
 */
import { http } from 'msw';
import { type SetupWorker, setupWorker } from 'msw/browser';
import { EVERY_CALL } from './transport/callAddress';
import { answer, notImplemented } from './backend';

/** Creates the worker that passes every call of the API to the backend, once it is started. */
export function makeWorker(): SetupWorker {
  return setupWorker(http.all(EVERY_CALL, async ({ request }) => (await answer(request)) ?? notImplemented(request)));
}
