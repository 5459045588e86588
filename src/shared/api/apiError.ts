import { PLEASE_SIGN_IN, type Refusal } from '../../domain/http/apiRefusal';

/**
 * The error shape of every request: a refusal of the backend, or a missing or unreadable response (status 0 without a
 * response).
 */
export interface ApiError extends Omit<Refusal, 'code'> {
  code: Refusal['code'] | 'network' | 'malformed';
}

/** No response: the network failed or the request timed out. */
export const NETWORK_ERROR: ApiError = {
  status: 0,
  code: 'network',
  message: 'We could not reach the shop. Please check your connection and try again.',
};

/** The backend's refusal of a call that needs a session. Returned without a request if there is no token. */
export const SIGNED_OUT: ApiError = { status: 401, code: 'unauthenticated', message: PLEASE_SIGN_IN };

/**
 * The error for a response that does not match the contract.
 * @param status the HTTP status of the response
 */
export function malformedAnswer(status: number): ApiError {
  return { status, code: 'malformed', message: 'The shop sent an answer that we could not read.' };
}

/** True for temporary failures, after which a query is retried (docs/behaviour.md, section 9). */
export function isRetryable(error: ApiError): boolean {
  // The backend has already retried for as long as a user should wait.
  if (error.code === 'storage_unavailable') return false;
  return error.code === 'network' || error.status === 408 || error.status === 429 || error.status >= 500;
}

/** True if `error` is an ApiError; RTK Query also passes serialized exceptions. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error && 'code' in error && 'message' in error;
}

/** Whether a request failed because the record does not exist or was deleted (404). */
export function isNotFound(error: unknown): boolean {
  return isApiError(error) && error.status === 404;
}

/** Returns the message to show for any error. */
export function messageOf(error: unknown): string {
  return isApiError(error) ? error.message : 'Something went wrong. Please try again.';
}

/**
 * True if the backend has answered a mutation with a decision. After a network error or a malformed response the mutation
 * may have succeeded.
 */
export function isFinalResponse(error: unknown): boolean {
  return isApiError(error) && error.code !== 'network' && error.code !== 'malformed';
}
