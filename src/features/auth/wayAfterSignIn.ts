import type { Location } from 'react-router-dom';
import type { User } from '../../domain/user';
import { routes } from '../../shared/routes';

/** An address, and what belongs into the history with it. */
interface WayOn {
  to: string;
  state?: unknown;
  /** True where one step back leads there. */
  behind?: boolean | undefined;
}

/** What a guard leaves in the history's state when it sends somebody to sign in. */
interface Guarded {
  /** Where they were, with what was noted of it there. */
  from?: Location;
  /** That is the entry before the sign-in; else the sign-in has taken its place. */
  behind?: boolean;
}

/** Leads where somebody was. One step back, the page also stands as they left it, and the way back holds it once. */
function guardedWay(state: unknown): WayOn | undefined {
  const { from, behind } = (state ?? {}) as Guarded;
  return from && { to: from.pathname + from.search, state: from.state, behind };
}

/**
 * Where somebody goes after signing in: a customer back to where a guard stopped them, an administrator back to the
 * back office; otherwise administrators to /admin and everybody else to /user (decisions, sessions and passwords).
 */
export function wayAfterSignIn({ isAdmin }: Pick<User, 'isAdmin'>, state: unknown): WayOn {
  const guarded = guardedWay(state);
  if (guarded && (!isAdmin || guarded.to.startsWith(routes.dashboard))) return guarded;
  return { to: isAdmin ? routes.admin : routes.menu };
}
