import type { Refusal } from '../src/domain/apiError';

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
