/** The service worker's side in the page. Loaded after the first answer: it weighs twice what the backend does. */
import { http } from 'msw';
import { type SetupWorker, setupWorker } from 'msw/browser';
import { answer, notImplemented } from './backend';

export function makeWorker(): SetupWorker {
  return setupWorker(http.all('*/api/*', async ({ request }) => (await answer(request)) ?? notImplemented(request)));
}
