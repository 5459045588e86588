import { isApiError } from './apiError';

/** True where the shop has decided about a change; otherwise it may have been made without our hearing of it. */
export function isDecided(error: unknown): boolean {
  return isApiError(error) && error.code !== 'network' && error.code !== 'malformed';
}
