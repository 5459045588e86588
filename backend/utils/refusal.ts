import { type Refusal, HTTP_STATUSES, NOT_IN_ROLE, NO_PERMISSION } from '../../src/domain/http/apiRefusal';
import { CHANGED_BY_OTHERS, type SomeOf, conflictingFields } from '../../src/domain/http/conflict';
import { type Role, may } from '../../src/domain/user/roles';

/** The message of an internal error. */
export const SHOP_FAILED = 'Something went wrong in the shop';
/** The message of a full browser storage. */
export const STORAGE_FULL = 'The storage of this browser is full';

/** The status of an `invalid` request that cannot be parsed at all. */
export const UNREADABLE = 400;

/** Creates a refusal in the API's error shape, with the status of its code. */
export function refusal(code: Refusal['code'], message: string, details: Partial<Pick<Refusal, 'status' | 'changes' | 'now'>> = {}): Refusal {
  return { status: HTTP_STATUSES[code], code, message, ...details };
}

/** The response of a refusal. */
export function answerOf(refused: Refusal): Response {
  return Response.json(refused, { status: refused.status });
}

/** Thrown by `refuse`; route.ts turns it into a response. Inside a transaction it also rolls back all writes. */
export class RefusedError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
    this.name = 'RefusedError';
  }
}

/** Ends a call with a refusal. @throws RefusedError */
export function refuse(...what: Parameters<typeof refusal>): never {
  throw new RefusedError(refusal(...what));
}

/** Refuses a caller whose role lacks the permission. @throws RefusedError 403 */
export function forbid(role: Role): never {
  return refuse('forbidden', may(role, 'back-office') ? NOT_IN_ROLE : NO_PERMISSION);
}

/** Refuses a change of fields that another user has changed since the sender read them. @throws RefusedError 409 with the current values */
export function refuseConflicts<Fields extends object>(now: Fields, was: SomeOf<Fields>, change: SomeOf<Fields>) {
  const unseen = conflictingFields(now, was, change);
  if (Object.keys(unseen).length > 0) refuse('conflict', CHANGED_BY_OTHERS, { now: { ...unseen } });
}
