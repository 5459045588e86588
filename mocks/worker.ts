/** The service worker's side in the page. Loaded after the first answer: it weighs twice what the backend does. */
import { http } from 'msw';
import { type SetupWorker, setupWorker } from 'msw/browser';
import { EVERY_CALL } from './callAddress';
import { answer, notImplemented } from './backend';

/** The worker that hands every call of the API to the backend; it answers once it is started. */
export function makeWorker(): SetupWorker {
  return setupWorker(http.all(EVERY_CALL, async ({ request }) => (await answer(request)) ?? notImplemented(request)));
}
