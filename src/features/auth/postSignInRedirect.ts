import type { Location } from 'react-router-dom';
import type { User } from '../../domain/user/user';
import { routes } from '../../shared/utils/paths';
import { returnPath } from '../../shared/session/signInPath';

/** A navigation target with its location state. */
interface WayOn {
  to: string;
  state?: unknown;
  /** True if the previous history entry is the target, so that going back leads there. */
  behind?: boolean | undefined;
}

/** The location state that a guard or a sign-in redirect sets. */
interface Guarded {
  /** The location that the user wanted, with its state. */
  from?: Location;
  /** True if that location is the history entry before the sign-in; false if the sign-in has replaced it. */
  behind?: boolean;
}

/**
 * Returns the location to come back to. Going back instead of navigating restores that page's state and adds no second
 * entry.
 */
function guardedWay(state: unknown, search: string): WayOn | undefined {
  const { from, behind } = (state ?? {}) as Guarded;
  if (from) return { to: from.pathname + from.search, state: from.state, behind };
  // A link has led to the sign-in before the app had started.
  const path = returnPath(new URLSearchParams(search));
  return path === null ? undefined : { to: path };
}

/**
 * Returns where to go after a sign-in: a customer returns to the guarded page, an administrator to a guarded page of the
 * back office; otherwise administrators go to /admin and others to /user (docs/behaviour.md, section 4).
 * @param user the signed-in user
 * @param location the location of the sign-in page
 */
export function postSignInRedirect({ isAdmin }: Pick<User, 'isAdmin'>, { state, search }: Pick<Location, 'state' | 'search'>): WayOn {
  const guarded = guardedWay(state, search);
  if (guarded && (!isAdmin || guarded.to.startsWith(routes.dashboard))) return guarded;
  return { to: isAdmin ? routes.admin : routes.menu };
}
