/** How often the shop is asked, and for how long it is remembered what it said (specification, section 9; decisions, constants). */
import { HttpResponse, http } from 'msw';
import { installServer, server } from '../../../mocks/node';
import { makeStore } from '../../app/store';
import { getMenu } from '../../domain/calls/menuCalls';
import { signIn } from '../../domain/calls/sessionCalls';
import { api } from './api';

installServer();

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    readSomething: build.query<unknown, undefined>({ query: () => ({ call: getMenu }) }),
    changeSomething: build.mutation<unknown, undefined>({ query: () => ({ call: signIn, body: {} }) }),
  }),
});

const MENU = { categories: ['Pizza'], foods: [] };
const refusal = (status: number) => HttpResponse.json({ status, code: 'server_error', message: 'Not now' }, { status });
const unreachable = () => HttpResponse.error();

/** A store whose backend gives these answers one after the other, the last of them for ever. */
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

const MAY_PASS: [string, () => Response][] = [
  ['no answer', unreachable],
  ...[408, 429, 500, 503].map((status): [string, () => Response] => [String(status), () => refusal(status)]),
];

it.each(MAY_PASS)('a read is tried again three times after %s, each after twice the wait', async (_, answer) => {
  const { store, asked, waits } = open(answer);
  const { isError } = await store.dispatch(endpoints.readSomething.initiate(undefined));
  expect(isError).toBe(true);
  expect(asked).toHaveBeenCalledTimes(4);
  expect(waits).toEqual([1000, 2000, 4000]);
});

it('a read is not tried again once it is answered', async () => {
  const { store, asked, waits } = open(() => refusal(503), () => HttpResponse.json(MENU));
  const { data } = await store.dispatch(endpoints.readSomething.initiate(undefined));
  expect(data).toEqual(MENU);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(waits).toEqual([1000]);
});

it.each([400, 403, 404, 409, 422])('a read that is refused with %s is not tried again', async (status) => {
  const { store, asked } = open(() => refusal(status));
  const { error } = await store.dispatch(endpoints.readSomething.initiate(undefined));
  expect(error).toMatchObject({ status, message: 'Not now' });
  expect(asked).toHaveBeenCalledTimes(1);
});

it.each([
  ['no answer', unreachable],
  ['503', () => refusal(503)],
])('a change is never sent again, after %s neither', async (_, answer) => {
  const { store, asked } = open(answer);
  const { error } = await store.dispatch(endpoints.changeSomething.initiate(undefined));
  expect(error).toBeDefined();
  expect(asked).toHaveBeenCalledTimes(1);
});

it('what nobody looks at is dropped after five minutes', async () => {
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
