/** What scenarios are made of. */
import { type RequestHandler, HttpResponse, http } from 'msw';
import type { AnswerOf, Call } from '../../src/domain/calls/call';
import { contract } from '../../src/domain/contract';
import type { Food } from '../../src/domain/food/food';
import { type Refusal, HTTP_STATUSES } from '../../src/domain/http/apiRefusal';
import { DEMO_ACCOUNTS } from '../../src/domain/user/demoAccounts';
import type { Session } from '../../src/domain/user/user';
import { askBackend } from '../transport/askBackend';
import { EVERY_CALL, apiPath, methodOf, pathOf } from '../transport/callAddress';
import { SHOP_FAILED, UNREADABLE, answerOf, refusal } from '../../backend/utils/refusal';
import { seededRandomFor } from '../../backend/utils/random';

/** A named behaviour of the backend or the browser that QA can switch on. */
export interface Scenario {
  readonly name: string;
  readonly title: string;
  /** Called at each activation, so that a sequence starts from its beginning. */
  readonly handlers?: () => RequestHandler[];
  readonly begin?: () => () => void;
}

/** The scenarios of an area, in the panel's order. */
export type ScenarioList = readonly Scenario[];

/** A scenario that answers calls. @param handlers MSW handlers that run before the backend's own */
export function scenario(name: string, title: string, handlers: () => RequestHandler[]): Scenario {
  return { name, title, handlers };
}

/** A scenario that no answer can show, such as a browser that stores nothing. @param begin breaks something, and returns what repairs it */
export function fault(name: string, title: string, begin: () => () => void): Scenario {
  return { name, title, begin };
}

/** What a call can do instead of its normal response. One that returns undefined passes the request on. */
export type Behaviour = (request: Request) => Response | undefined | Promise<Response | undefined>;

/** The error code of a status. */
export function codeOf(status: number): Refusal['code'] {
  if (status === UNREADABLE) return 'invalid';
  const codes = Object.keys(HTTP_STATUSES) as Refusal['code'][];
  return codes.find((code) => HTTP_STATUSES[code] === status) ?? 'server_error';
}

/** Refuses with a status and a message; the default message is that of an internal error. */
export function failing(status: number, message = SHOP_FAILED): Behaviour {
  return () => answerOf(refusal(codeOf(status), message, { status }));
}

/** The network fails before the request arrives. */
export const unreachable: Behaviour = () => HttpResponse.error();

/** Falls through to the next handler. */
export const working: Behaviour = () => undefined;

/** Delays the request by some milliseconds, then passes it on. */
export function waiting(milliseconds: number): Behaviour {
  return () => new Promise((pass) => setTimeout(pass, milliseconds, undefined));
}

/** One behaviour per request, in order; the last one stays: `inTurn(failing(500), failing(500), working)`. */
export function inTurn(...behaviours: readonly [Behaviour, ...Behaviour[]]): Behaviour {
  let turn = 0;
  return (request) => {
    const behave = behaviours[turn] ?? behaviours.at(-1);
    turn += 1;
    return behave?.(request);
  };
}

/**
 * Applies a behaviour to a percentage of requests. The seed decides which, separately for each path, so that parallel
 * requests do not depend on their order. The same seed gives the same result under any base path.
 */
export function flaky(percent: number, behave: Behaviour): Behaviour {
  const asked = new Map<string, number>();
  return (request) => {
    const address = `${request.method} ${apiPath(request)}`;
    const n = (asked.get(address) ?? 0) + 1;
    asked.set(address, n);
    return seededRandomFor(`flaky ${address}`, n).chance(percent) ? behave(request) : undefined;
  };
}

/** The backend handles the request, but the response is lost. */
export const answerLost: Behaviour = async (request) => {
  await askBackend(request.clone());
  return HttpResponse.error();
};

/** Asks the backend, and returns its answer. @param path of a call with parameters, below the API's base */
type Send = <C extends Call>(call: C, body?: object, path?: string) => Promise<AnswerOf<C>>;

/** Does what another person does first, as the demo's administrator, then passes the request on. */
export function afterAdministrator(act: (send: Send, request: Request) => Promise<unknown>): Behaviour {
  return async (request) => {
    const base = request.url.slice(0, request.url.indexOf('/api/') + '/api'.length);
    let token = '';
    const send: Send = async ({ method, path: own }, body, path = own) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      return (await askBackend(new Request(base + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })))?.json() as never;
    };
    const { email, password } = DEMO_ACCOUNTS.admin;
    const session: Partial<Session> = await send(contract.signIn, { email, password });
    if (session.token === undefined) console.warn(`A scenario acts as ${email} and cannot sign in: its password is no longer the published one.`);
    token = session.token ?? '';
    await act(send, request.clone());
    return undefined;
  };
}

/** An HTML page instead of data, as from a failing proxy. */
export const unreadable: Behaviour = () => HttpResponse.html('<!doctype html><title>Bad gateway</title>');

/** The real response with a changed text, such as an event stream. */
export function changingText(change: (text: string) => string): Behaviour {
  return async (request) => {
    const answer = await askBackend(request.clone());
    if (!answer?.ok) return answer;
    return new HttpResponse(change(await answer.text()), { headers: { 'content-type': answer.headers.get('content-type') ?? '' } });
  };
}

/** The real response, cut off after the first half. */
export const cutOff = changingText((text) => text.slice(0, Math.ceil(text.length / 2)));

/** Applies a behaviour to a call. */
export function on(call: Call, behave: Behaviour): RequestHandler {
  return http[methodOf(call)](pathOf(call), ({ request }) => behave(request));
}

/** Applies a behaviour to every call. */
export function onEveryCall(behave: Behaviour): RequestHandler {
  return http.all(EVERY_CALL, ({ request }) => behave(request));
}

/** Refuses a call as the backend would; without a message as for an internal error. */
export function fail(call: Call, status: number, message?: string): RequestHandler {
  return on(call, failing(status, message));
}

/** Responds to a call with a body; a function is called for each request. */
export function answerWith(call: Call, body: object | (() => object)): RequestHandler {
  return on(call, () => HttpResponse.json(typeof body === 'function' ? (body as () => object)() : body));
}

/** Responds to a call with the backend's response, changed. */
export function changeAnswer<C extends Call>(call: C, change: (answer: AnswerOf<C>) => object): RequestHandler {
  return on(call, changingText((text) => JSON.stringify(change(JSON.parse(text) as AnswerOf<C>))));
}

/** Changes the dishes that customers see, on the menu and in search results. */
export function changeFoods(change: (foods: Food[]) => Food[]): RequestHandler[] {
  return [
    changeAnswer(contract.getMenu, ({ foods, ...menu }) => ({ ...menu, foods: change(foods) })),
    changeAnswer(contract.searchMenu, change),
  ];
}
