/** What a call can do instead of what it should. A behaviour that gives nothing passes the call on. */
import { HttpResponse, getResponse } from 'msw';
import type { Refusal } from '../../src/domain/apiError';
import { apiPath } from '../callAddress';
import { handlers as backend } from '../handlers';
import { drawFor } from '../qa/seed';
import { SHOP_FAILED, STATUSES, UNREADABLE, answerOf, refusal } from '../refusal';

type Outcome = Response | undefined;
/** One thing a call can do. */
export type Behaviour = (request: Request) => Outcome | Promise<Outcome>;

/** The code that goes with a status. */
export function codeOf(status: number): Refusal['code'] {
  if (status === UNREADABLE) return 'invalid';
  const codes = Object.keys(STATUSES) as Refusal['code'][];
  return codes.find((code) => STATUSES[code] === status) ?? 'server_error';
}

/** Refuses with a status and the message that people read; without one as the backend says when it fails. */
export function failing(status: number, message = SHOP_FAILED): Behaviour {
  return () => answerOf(refusal(codeOf(status), message, { status }));
}

/** Answers with a body of one's own; a function makes it when it is asked for. */
export function answering(body: object | (() => object)): Behaviour {
  return () => HttpResponse.json(typeof body === 'function' ? (body as () => object)() : body);
}

/** The network fails before the call arrives. */
export const unreachable: Behaviour = () => HttpResponse.error();

/** Nothing out of the ordinary: whoever is asked next answers. */
export const working: Behaviour = () => undefined;

/** Waits, then passes the call on. */
export function waiting(milliseconds: number): Behaviour {
  return () => new Promise((pass) => setTimeout(pass, milliseconds, undefined));
}

/** One after the other, call by call; the last one stays: `inTurn(failing(500), failing(500), working)`. */
export function inTurn(...behaviours: readonly [Behaviour, ...Behaviour[]]): Behaviour {
  let turn = 0;
  return (request) => {
    const behave = behaviours[turn] ?? behaviours.at(-1);
    turn += 1;
    return behave?.(request);
  };
}

/**
 * So many of a hundred calls behave like that, the others work. Which ones the seed decides, for each address by
 * itself, so that two calls under way at once cannot swap their fates. A seed means the same wherever the shop is mounted.
 */
export function flaky(percent: number, behave: Behaviour): Behaviour {
  const asked = new Map<string, number>();
  return (request) => {
    const address = `${request.method} ${apiPath(request)}`;
    const n = (asked.get(address) ?? 0) + 1;
    asked.set(address, n);
    return drawFor(`flaky ${address}`, n).chance(percent) ? behave(request) : undefined;
  };
}

/** The backend does what it was asked, and its answer never arrives. */
export const answerLost: Behaviour = async (request) => {
  await getResponse(backend, request.clone());
  return HttpResponse.error();
};

/** The true answer, of which only the first half arrives. */
export const cutOff: Behaviour = async (request) => {
  const answer = await getResponse(backend, request.clone());
  if (!answer) return undefined;
  const text = await answer.text();
  return new HttpResponse(text.slice(0, Math.ceil(text.length / 2)), { status: answer.status, headers: { 'content-type': 'application/json' } });
};

/** A page where data was asked for, as a proxy in between sends it. */
export const unreadable: Behaviour = () => HttpResponse.html('<!doctype html><title>Bad gateway</title>');

/** The true answer, changed. */
export function changing(change: (body: unknown) => object): Behaviour {
  return async (request) => {
    const answer = await getResponse(backend, request.clone());
    return answer?.ok ? HttpResponse.json(change(await answer.json())) : answer;
  };
}
