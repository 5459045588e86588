/** Retries and cache lifetime (docs/behaviour.md, section 9). */
import { HttpResponse, http } from 'msw';
import { installServer, server } from '../../../mocks/node';
import { signal } from '../../../mocks/testing/lateAnswer';
import { makeStore } from '../../app/store';
import { changeInventory } from '../../domain/calls/backOfficeCalls';
import { getMenu, searchMenu } from '../../domain/calls/menuCalls';
import { signIn } from '../../domain/calls/sessionCalls';
import { signedIn } from '../session-store/sessionSlice';
import { api } from './api';
import { NETWORK_ERROR } from './apiError';

installServer();

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    readSomething: build.query<unknown, undefined>({ query: () => ({ call: getMenu }) }),
    searchNothing: build.query<unknown, undefined>({ query: () => ({ call: searchMenu, query: { text: '' } }) }),
    searchSomething: build.query<unknown, undefined>({ query: () => ({ call: searchMenu, query: { text: 'pie' } }) }),
    changeRecord: build.mutation<unknown, undefined>({ query: () => ({ call: changeInventory, params: { id: 'one' }, body: { restock: 1 } }) }),
    changeSomething: build.mutation<unknown, undefined>({ query: () => ({ call: signIn, body: {} }) }),
  }),
});

const MENU = { categories: ['Pizza'], foods: [] };
const refusal = (status: number) => HttpResponse.json({ status, code: 'server_error', message: 'Not now' }, { status });
const unreachable = () => HttpResponse.error();

/** A store with a backend that gives these responses one after another and then repeats the last one. */
function open(...answers: (() => Response)[]) {
  const waits: number[] = [];
  const asked = jest.fn(() => (answers.length > 1 ? answers.shift() : answers[0])?.());
  server.use(http.all('*/api/*', asked));
  const wait = (milliseconds: number) => {
    waits.push(milliseconds);
    return Promise.resolve();
  };
  const { store } = makeStore({ fetch: (...args) => fetch(...args), wait });
  return { store, asked, waits };
}

it('a read is retried three times after no answer and after errors that may pass, with a doubled wait each time, until it succeeds', async () => {
  for (const answer of [unreachable, ...[408, 429, 500, 503].map((status) => () => refusal(status))]) {
    const { store, asked, waits } = open(answer);
    const { isError } = await store.dispatch(endpoints.readSomething.initiate(undefined));
    expect(isError).toBe(true);
    expect(asked).toHaveBeenCalledTimes(4);
    expect(waits).toEqual([1000, 2000, 4000]);
  }
  const { store, asked } = open(() => refusal(503), () => HttpResponse.json(MENU));
  expect((await store.dispatch(endpoints.readSomething.initiate(undefined))).data).toEqual(MENU);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('a refused read is not retried, and neither is a mutation', async () => {
  for (const status of [400, 403, 404, 409, 422]) {
    const { store, asked } = open(() => refusal(status));
    const { error } = await store.dispatch(endpoints.readSomething.initiate(undefined));
    expect(error).toMatchObject({ status, message: 'Not now' });
    expect(asked).toHaveBeenCalledTimes(1);
  }
  for (const answer of [unreachable, () => refusal(503)]) {
    const { store, asked } = open(answer);
    const { error } = await store.dispatch(endpoints.changeSomething.initiate(undefined));
    expect(error).toBeDefined();
    expect(asked).toHaveBeenCalledTimes(1);
  }
});

it('a queued change is sent with the token of the account that made it', async () => {
  const { store } = open();
  const sent: (string | null)[] = [];
  const first = signal();
  server.use(http.patch('*/api/*', async ({ request }) => {
    sent.push(request.headers.get('authorization'));
    await first.given;
    return refusal(409);
  }));
  store.dispatch(signedIn({ email: 'first@example.com', token: 'first' }));
  const changes = [1, 2].map(() => store.dispatch(endpoints.changeRecord.initiate(undefined)));
  store.dispatch(signedIn({ email: 'second@example.com', token: 'second' }));
  first.give();
  await Promise.all(changes);
  expect(sent).toEqual(['Bearer first', 'Bearer first']);
});

it('a request without a query has no question mark', async () => {
  const { store } = open();
  const urls: string[] = [];
  server.use(http.all('*/api/*', ({ request }) => {
    urls.push(request.url);
    return refusal(409);
  }));
  await store.dispatch(endpoints.readSomething.initiate(undefined));
  await store.dispatch(endpoints.searchNothing.initiate(undefined));
  await store.dispatch(endpoints.searchSomething.initiate(undefined));
  expect(urls.map((url) => url.replace(window.location.origin, ''))).toEqual(['/api/menu', '/api/menu/search', '/api/menu/search?text=pie']);
});

it('a request without a response fails after 30 seconds', async () => {
  jest.useFakeTimers();
  const silent: typeof fetch = (request) =>
    new Promise((_, reject) => {
      const { signal } = request as Request;
      signal.addEventListener('abort', () => { reject(signal.reason as Error); });
    });
  const { store } = makeStore({ fetch: silent, wait: () => Promise.resolve() });
  const ended = jest.fn();
  void store.dispatch(endpoints.changeSomething.initiate(undefined)).then(ended);
  await jest.advanceTimersByTimeAsync(29_000);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1000);
  expect(ended).toHaveBeenCalledWith({ error: NETWORK_ERROR });
  jest.useRealTimers();
});

it('unused data is dropped after five minutes', async () => {
  const { store } = open(() => HttpResponse.json(MENU));
  const known = () => endpoints.readSomething.select(undefined)(store.getState()).data;
  const read = store.dispatch(endpoints.readSomething.initiate(undefined));
  await read;
  jest.useFakeTimers();
  read.unsubscribe();
  jest.advanceTimersByTime(299_000);
  expect(known()).toEqual(MENU);
  jest.advanceTimersByTime(2000);
  expect(known()).toBeUndefined();
  jest.useRealTimers();
});
