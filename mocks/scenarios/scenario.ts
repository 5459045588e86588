import { HttpResponse, type RequestHandler, http } from 'msw';
import type { Refusal } from '../../src/domain/apiError';
import type { Call } from '../../src/domain/calls/call';

/** A named behaviour of the backend that QA can switch on. */
export interface Scenario {
  readonly name: string;
  readonly title: string;
  readonly area: 'Menu' | 'Search' | 'Session' | 'Checkout' | 'Orders' | 'Profile' | 'Everything';
  /** MSW handlers that stand before the backend's own. Made anew each time, so that a sequence starts at its start. */
  readonly handlers: () => RequestHandler[];
}

/** Declares a scenario. */
export function scenario(parts: Scenario): Scenario {
  return parts;
}

/** The MSW predicate of a call: `http[methodOf(call)](pathOf(call), …)`. */
export function methodOf(call: Call): 'get' | 'post' | 'patch' | 'delete' {
  return call.method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete';
}

/** The path of a call as MSW matches it, wherever the app is mounted. */
export function pathOf(call: Call): string {
  return `*/api${call.path}`;
}

/** Refuses a call as the backend would. */
export function fail(call: Call, status: number, message: string, code: Refusal['code'] = 'server_error'): RequestHandler {
  return http[methodOf(call)](pathOf(call), () => HttpResponse.json({ status, code, message }, { status }));
}

/** Answers a call with a body of one's own. */
export function answerWith(call: Call, body: object): RequestHandler {
  return http[methodOf(call)](pathOf(call), () => HttpResponse.json(body));
}

/** Lets a call fail as if the network were gone. */
export function networkError(call: Call): RequestHandler {
  return http[methodOf(call)](pathOf(call), () => HttpResponse.error());
}
