import { isApiError } from '../api/apiError';

/** True where a record was asked for that the shop does not have, or has no longer. */
export function isGone(error: unknown): boolean {
  return isApiError(error) && error.status === 404;
}
