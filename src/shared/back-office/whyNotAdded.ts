import { messageOf } from '../api/apiError';
import { isDecided } from '../api/isDecided';

const UNSURE = 'No answer came, and it may have been added all the same.';

/**
 * The message for a failed request with an idempotency key: the backend's message, or without a final response that the
 * outcome is unknown.
 * @param again the sentence after that: why a retry is safe
 */
export function whyNotAdded(error: unknown, again = 'Press again: as it stands here it is never added twice.'): string {
  return isDecided(error) ? messageOf(error) : `${UNSURE} ${again}`;
}
