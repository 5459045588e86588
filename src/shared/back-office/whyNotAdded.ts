import { messageOf } from '../api/apiError';
import { isDecided } from '../api/isDecided';

const UNSURE = 'No answer came, and it may have been added all the same.';

/**
 * Says why something with an idempotency key was not added, or that nobody knows whether it was.
 * @param again when another press adds nothing to what may have been added
 */
export function whyNotAdded(error: unknown, again = 'Press again: as it stands here it is never added twice.'): string {
  return isDecided(error) ? messageOf(error) : `${UNSURE} ${again}`;
}
