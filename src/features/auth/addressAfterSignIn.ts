import type { User } from '../../domain/user';
import { routes } from '../../shared/routes';

/** What a guard leaves in the history's state when it sends somebody to sign in. */
function guardedAddress(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  const { from } = state;
  if (typeof from !== 'object' || from === null || !('pathname' in from) || typeof from.pathname !== 'string') return null;
  return from.pathname + ('search' in from && typeof from.search === 'string' ? from.search : '');
}

/**
 * Where somebody goes after signing in: a customer back to where a guard stopped them, an administrator back to the
 * back office; otherwise administrators to /admin and everybody else to /user (decisions, sessions and passwords).
 */
export function addressAfterSignIn({ isAdmin }: Pick<User, 'isAdmin'>, state: unknown): string {
  const guarded = guardedAddress(state);
  if (guarded !== null && (!isAdmin || guarded.startsWith(routes.dashboard))) return guarded;
  return isAdmin ? routes.admin : routes.menu;
}
