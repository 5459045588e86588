import { UNREADABLE, answerOf, refusal } from '../utils/refusal';

/** The refusal of a request whose path cannot be percent-decoded, which no route could match; null for any other. */
export function refuseUnreadablePath(request: Request): Response | null {
  try {
    decodeURIComponent(new URL(request.url).pathname);
    return null;
  } catch {
    return answerOf(refusal('invalid', 'The address cannot be read', { status: UNREADABLE }));
  }
}
