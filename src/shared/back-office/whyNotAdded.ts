import { messageOf } from '../api/apiError';
import { isDecided } from '../api/isDecided';

const UNSURE = 'No answer came, and it may have been added all the same. Please look at the list before you add it again.';

/**
 * Says why something was not added. Where nobody knows whether it was, trying again, which other failures ask for, would
 * have it there twice.
 */
export function whyNotAdded(error: unknown): string {
  return isDecided(error) ? messageOf(error) : UNSURE;
}
