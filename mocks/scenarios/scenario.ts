import { type RequestHandler, http } from 'msw';
import type { AnswerOf, Call } from '../../src/domain/calls/call';
import { EVERY_CALL, methodOf, pathOf } from '../callAddress';
import { type Behaviour, answering, changing, failing } from './behaviours';

/** The parts of the shop that scenarios are listed by, in the panel's order. */
export const AREAS = ['Menu', 'Search', 'Session', 'Cart', 'Checkout', 'Orders', 'Profile', 'Back office', 'Everything'] as const;

/** A named behaviour of the backend that QA can switch on. */
export interface Scenario {
  readonly name: string;
  readonly title: string;
  readonly area: (typeof AREAS)[number];
  /** MSW handlers that stand before the backend's own. Made anew each time, so that a sequence starts at its start. */
  readonly handlers?: () => RequestHandler[];
  /** What cannot be done by answers alone, such as a browser that stores nothing; returns what undoes it. */
  readonly begin?: () => () => void;
}

/** Declares a scenario. */
export function scenario(parts: Scenario): Scenario {
  return parts;
}

/** Lets a call behave like that. */
export function on(call: Call, behave: Behaviour): RequestHandler {
  return http[methodOf(call)](pathOf(call), ({ request }) => behave(request));
}

/** Lets every call behave like that. */
export function onEverything(behave: Behaviour): RequestHandler {
  return http.all(EVERY_CALL, ({ request }) => behave(request));
}

/** Refuses a call as the backend would; without a message as it does when it fails itself. */
export function fail(call: Call, status: number, message?: string): RequestHandler {
  return on(call, failing(status, message));
}

/** Answers a call with a body of one's own; a function makes it when it is asked for. */
export function answerWith(call: Call, body: object | (() => object)): RequestHandler {
  return on(call, answering(body));
}

/** Answers a call with what the backend says, changed. */
export function changeAnswer<C extends Call>(call: C, change: (answer: AnswerOf<C>) => object): RequestHandler {
  return on(call, changing((body) => change(body as AnswerOf<C>)));
}
