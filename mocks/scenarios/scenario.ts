import { type RequestHandler, http } from 'msw';
import type { AnswerOf, Call } from '../../src/domain/calls/call';
import { contract } from '../../src/domain/contract';
import type { Food } from '../../src/domain/food/food';
import { EVERY_CALL, methodOf, pathOf } from '../transport/callAddress';
import { type Behaviour, answering, changing, failing } from './behaviours';

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

/** Changes the dishes that customers see, on the menu and in search results. */
export function changeDishes(change: (foods: Food[]) => Food[]): RequestHandler[] {
  return [
    changeAnswer(contract.getMenu, ({ foods, ...menu }) => ({ ...menu, foods: change(foods) })),
    changeAnswer(contract.searchMenu, change),
  ];
}
