import type { Refusal } from '../src/domain/apiError';
import { CHANGED_MEANWHILE, type SomeOf, changedMeanwhile } from '../src/domain/conflict';

/** Said where the backend itself fails. */
export const SHOP_FAILED = 'Something went wrong in the shop';
/** Said where the browser grants the backend no more room. */
export const STORAGE_FULL = 'The storage of this browser is full';

/** The status that goes with each code. Of two codes with one status, the first says no more than the status itself. */
export const STATUSES: Readonly<Record<Refusal['code'], number>> = {
  invalid: 422,
  unauthenticated: 401,
  data_gone: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  cart_changed: 409,
  category_gone: 409,
  too_many_requests: 429,
  server_error: 500,
  storage_unavailable: 500,
  not_implemented: 501,
  storage_full: 507,
};

/** The status of what is `invalid` because it cannot be read at all. */
export const UNREADABLE = 400;

/** A refusal in the one error shape of the API, with the status that goes with its code. */
export function refusal(code: Refusal['code'], message: string, details: Partial<Pick<Refusal, 'status' | 'changes' | 'now'>> = {}): Refusal {
  return { status: STATUSES[code], code, message, ...details };
}

/** A refusal as it is sent. */
export function answerOf(refused: Refusal): Response {
  return Response.json(refused, { status: refused.status });
}

/** Thrown by `refuse`; becomes the answer. Inside a transaction it also undoes everything written so far. */
export class RefusedError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
    this.name = 'RefusedError';
  }
}

/** Ends a call with a refusal. */
export function refuse(...what: Parameters<typeof refusal>): never {
  throw new RefusedError(refusal(...what));
}

/** Refuses a change to fields that are no longer what its sender had read of them. */
export function refuseUnseen<Fields extends object>(now: Fields, was: SomeOf<Fields>, change: SomeOf<Fields>) {
  const unseen = changedMeanwhile(now, was, change);
  if (Object.keys(unseen).length > 0) refuse('conflict', CHANGED_MEANWHILE, { now: { ...unseen } });
}

/** The names of an error and of what caused it: Dexie wraps the browser's own. */
export function namesOf(error: unknown): string[] {
  const names: string[] = [];
  for (let each = error; each instanceof Object && names.length < 5; each = 'inner' in each ? each.inner : undefined) {
    if ('name' in each && typeof each.name === 'string') names.push(each.name);
  }
  return names;
}

/** Whether the browser had no room for what was written. */
export function isStorageFull(error: unknown): boolean {
  return namesOf(error).includes('QuotaExceededError');
}
