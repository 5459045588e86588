/** What a call can do instead of its normal response. A behaviour that returns undefined passes the request on. */
import { HttpResponse, getResponse } from 'msw';
import { type Refusal, HTTP_STATUSES } from '../../src/domain/http/apiRefusal';
import { apiPath } from '../transport/callAddress';
import { handlers as backend } from '../handlers';
import { seededRandomFor } from '../utils/seededRandom';
import { SHOP_FAILED, UNREADABLE, answerOf, refusal } from '../utils/refusal';

type Outcome = Response | undefined;
/** A behaviour of a call. */
export type Behaviour = (request: Request) => Outcome | Promise<Outcome>;

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

/** Responds with a body; a function is called for each request. */
export function answering(body: object | (() => object)): Behaviour {
  return () => HttpResponse.json(typeof body === 'function' ? (body as () => object)() : body);
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
  await getResponse(backend, request.clone());
  return HttpResponse.error();
};

/** An HTML page instead of data, as from a failing proxy. */
export const unreadable: Behaviour = () => HttpResponse.html('<!doctype html><title>Bad gateway</title>');

/** The real response with a changed text, such as an event stream. */
export function changingText(change: (text: string) => string): Behaviour {
  return async (request) => {
    const answer = await getResponse(backend, request.clone());
    if (!answer?.ok) return answer;
    return new HttpResponse(change(await answer.text()), { headers: { 'content-type': answer.headers.get('content-type') ?? '' } });
  };
}

/** The real response with a changed body. */
export function changing(change: (body: unknown) => object): Behaviour {
  return changingText((text) => JSON.stringify(change(JSON.parse(text))));
}

/** The real response, cut off after the first half. */
export const cutOff = changingText((text) => text.slice(0, Math.ceil(text.length / 2)));
