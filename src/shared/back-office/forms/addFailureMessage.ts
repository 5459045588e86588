import { isFinalResponse, messageOf } from '../../api/apiError';

const UNSURE = 'No answer came, and it may have been added all the same.';

/**
 * The message for a failed request with an idempotency key: the backend's message, or without a final response that the
 * outcome is unknown.
 * @param retryAdvice the sentence after that: why a retry is safe
 */
export function addFailureMessage(error: unknown, retryAdvice = 'Press again: as it stands here it is never added twice.'): string {
  return isFinalResponse(error) ? messageOf(error) : `${UNSURE} ${retryAdvice}`;
}
