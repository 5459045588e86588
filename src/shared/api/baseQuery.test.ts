/** How often the shop is asked, and for how long it is remembered what it said (specification, section 9; decisions, constants). */
import { makeStore } from '../../app/store';
import { getMenu } from '../../domain/calls/menuCalls';
import { signIn } from '../../domain/calls/sessionCalls';
import { api } from './api';

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    readSomething: build.query<unknown, undefined>({ query: () => ({ call: getMenu }) }),
    changeSomething: build.mutation<unknown, undefined>({ query: () => ({ call: signIn, body: {} }) }),
  }),
});

const MENU = { categories: ['Pizza'], foods: [] };
const refusal = (status: number) => Response.json({ status, code: 'server_error', message: 'Not now' }, { status });

/** A store whose network gives these answers one after the other, the last of them for ever. */
function open(...answers: (() => Response)[]) {
  const waits: number[] = [];
  const fetch = jest.fn(() => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return new Promise<Response>((resolve) => { resolve(answer?.() ?? Response.error()); });
  });
  const wait = (milliseconds: number) => {
    waits.push(milliseconds);
    return Promise.resolve();
  };
  const { store } = makeStore({ fetch, wait });
  return { store, fetch, waits };
}

const unreachable = () => { throw new TypeError('Failed to fetch'); };

const MAY_PASS: [string, () => Response][] = [
  ['no answer', unreachable],
  ...[408, 429, 500, 503].map((status): [string, () => Response] => [String(status), () => refusal(status)]),
];

it.each(MAY_PASS)('a read is tried again three times after %s, each after twice the wait', async (_, answer) => {
  const { store, fetch, waits } = open(answer);
  const { isError } = await store.dispatch(endpoints.readSomething.initiate(undefined));
  expect(isError).toBe(true);
  expect(fetch).toHaveBeenCalledTimes(4);
  expect(waits).toEqual([1000, 2000, 4000]);
});

it('a read is not tried again once it is answered', async () => {
  const { store, fetch, waits } = open(() => refusal(503), () => Response.json(MENU));
  const { data } = await store.dispatch(endpoints.readSomething.initiate(undefined));
  expect(data).toEqual(MENU);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(waits).toEqual([1000]);
});

it.each([400, 403, 404, 409, 422])('a read that is refused with %s is not tried again', async (status) => {
  const { store, fetch } = open(() => refusal(status));
  const { error } = await store.dispatch(endpoints.readSomething.initiate(undefined));
  expect(error).toMatchObject({ status, message: 'Not now' });
  expect(fetch).toHaveBeenCalledTimes(1);
});

it.each([
  ['no answer', unreachable],
  ['503', () => refusal(503)],
])('a change is never sent again, after %s neither', async (_, answer) => {
  const { store, fetch } = open(answer);
  const { error } = await store.dispatch(endpoints.changeSomething.initiate(undefined));
  expect(error).toBeDefined();
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('what nobody looks at is dropped after five minutes', async () => {
  const { store } = open(() => Response.json(MENU));
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
