import type { Location } from 'react-router-dom';
import type { User } from '../../domain/user/user';
import { routes } from '../../shared/utils/paths';

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
function guardedWay(state: unknown): WayOn | undefined {
  const { from, behind } = (state ?? {}) as Guarded;
  return from && { to: from.pathname + from.search, state: from.state, behind };
}

/**
 * Returns where to go after a sign-in: a customer returns to the guarded page, an administrator to a guarded page of the
 * back office; otherwise administrators go to /admin and others to /user (docs/behaviour.md, section 4).
 * @param user the signed-in user
 * @param state the location state of the sign-in page
 */
export function postSignInRedirect({ isAdmin }: Pick<User, 'isAdmin'>, state: unknown): WayOn {
  const guarded = guardedWay(state);
  if (guarded && (!isAdmin || guarded.to.startsWith(routes.dashboard))) return guarded;
  return { to: isAdmin ? routes.admin : routes.menu };
}
