import type { Refusal } from '../src/domain/apiError';

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
  changes?: NonNullable<Refusal['changes']>,
): never {
  throw new RefusedError({ status, code, message, ...(changes ? { changes } : {}) });
}
