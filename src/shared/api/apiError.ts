import { PLEASE_SIGN_IN, type Refusal } from '../../domain/apiError';

/** The one error shape of every call: what the backend refused, or why no answer came (status 0). */
export interface ApiError extends Omit<Refusal, 'code'> {
  code: Refusal['code'] | 'network' | 'malformed';
}

/** No answer: the network failed, or it took too long. */
export const NETWORK_ERROR: ApiError = {
  status: 0,
  code: 'network',
  message: 'We could not reach the shop. Please check your connection and try again.',
};

/** What the backend says to a call that needs a session and has none; it is not asked for that. */
export const SIGNED_OUT: ApiError = { status: 401, code: 'unauthenticated', message: PLEASE_SIGN_IN };

/** An answer that is not what the contract promises. */
export function malformedAnswer(status: number): ApiError {
  return { status, code: 'malformed', message: 'The shop sent an answer that we could not read.' };
}

/** True for failures that can pass, so that a query is retried (decisions, constants). */
export function canPass(error: ApiError): boolean {
  // The backend has retried for as long as a user should wait.
  if (error.code === 'storage_unavailable') return false;
  return error.code === 'network' || error.status === 408 || error.status === 429 || error.status >= 500;
}

/** True where `error` is the API's error; RTK Query also hands out serialised exceptions. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error && 'code' in error && 'message' in error;
}

/** The sentence of any failure, for a screen to show. */
export function messageOf(error: unknown): string {
  return isApiError(error) ? error.message : 'Something went wrong. Please try again.';
}
