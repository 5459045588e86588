/**
 * QA in front of a real API, for a build with `MOCKS=off QA=on`: overrides and scenarios change requests and answers,
 * everything else passes through. There is no database and no worker.
 */
import { setBackend } from './transport/askBackend';
import { askLayers } from './instrumentation/layers';

/** Starts QA. @returns `fetch`, which reaches the API through the interceptors, and `ready`, which settles once a link was applied */
export function startQaOverHttp() {
  setBackend((request) => fetch(request));
  const send: typeof fetch = async (input, init) => {
    await ready;
    const request = new Request(input, init);
    const response = await askLayers(request);
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
  const ready = import(/* webpackMode: "eager" */ './qa/start').then(({ startQa }) => startQa(send));
  return { ready, fetch: send };
}
