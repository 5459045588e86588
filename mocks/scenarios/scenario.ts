import { type RequestHandler, http } from 'msw';
import type { AnswerOf, Call } from '../../src/domain/calls/call';
import { EVERY_CALL, methodOf, pathOf } from '../transport/callAddress';
import { type Behaviour, answering, changing, failing } from './behaviours';

/** A named behaviour of the backend or the browser that QA can switch on. */
export interface Scenario {
  readonly name: string;
  readonly title: string;
  /** MSW handlers that run before the backend's own. Created at each activation, so that a sequence starts from its beginning. */
  readonly handlers?: () => RequestHandler[];
  /** Effects beyond responses, such as a browser that stores nothing. Returns a function that ends them. */
  readonly begin?: () => () => void;
}

/** The scenarios of an area, in the panel's order. */
export type ScenarioList = readonly Scenario[];

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
  return on(call, answering(body));
}

/** Responds to a call with the backend's response, changed. */
export function changeAnswer<C extends Call>(call: C, change: (answer: AnswerOf<C>) => object): RequestHandler {
  return on(call, changing((body) => change(body as AnswerOf<C>)));
}
