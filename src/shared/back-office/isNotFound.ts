import { isApiError } from '../api/apiError';

/** Whether a request failed because the record does not exist or was deleted (404). */
export function isNotFound(error: unknown): boolean {
  return isApiError(error) && error.status === 404;
}
