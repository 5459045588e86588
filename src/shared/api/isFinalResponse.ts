import { isApiError } from './apiError';

/**
 * True if the backend has answered a mutation with a decision. After a network error or a malformed response the mutation
 * may have succeeded.
 */
export function isFinalResponse(error: unknown): boolean {
  return isApiError(error) && error.code !== 'network' && error.code !== 'malformed';
}
