import type { Refusal } from '../src/domain/apiError';
import { CHANGED_MEANWHILE, type SomeOf, changedMeanwhile } from '../src/domain/conflict';

/** Said where the backend itself fails. */
export const SHOP_FAILED = 'Something went wrong in the shop';
/** Said where the browser grants the backend no more room. */
export const STORAGE_FULL = 'The storage of this browser is full';

/** Thrown by `refuse`; becomes the answer. Inside a transaction it also undoes everything written so far. */
export class RefusedError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
    this.name = 'RefusedError';
  }
}

/** Ends a call with the one error shape of the API. */
export function refuse(
  status: number,
  code: Refusal['code'],
  message: string,
  details: Pick<Refusal, 'changes' | 'now'> = {},
): never {
  throw new RefusedError({ status, code, message, ...details });
}

/** Refuses a change to fields that are no longer what its sender had read of them. */
export function refuseUnseen<Fields extends object>(now: Fields, was: SomeOf<Fields>, change: SomeOf<Fields>) {
  const unseen = changedMeanwhile(now, was, change);
  if (Object.keys(unseen).length > 0) refuse(409, 'conflict', CHANGED_MEANWHILE, { now: { ...unseen } });
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
