import { messageOf } from '../api/apiError';
import { isDecided } from '../api/isDecided';

const UNSURE = 'No answer came, and it may have been added all the same. Press again: as it stands here it is never added twice.';

/** Says why something with an idempotency key was not added, or that nobody knows whether it was. */
export function whyNotAdded(error: unknown): string {
  return isDecided(error) ? messageOf(error) : UNSURE;
}
