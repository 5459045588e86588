import { type ApiError, messageOf } from './apiError';
import { api } from './api';

/** The part of RTK Query's state that is read here. */
interface Cache {
  readonly queries: Readonly<Partial<Record<string, { readonly data?: unknown; readonly error?: unknown; readonly startedTimeStamp?: number | undefined }>>>;
  readonly subscriptions: Readonly<Partial<Record<string, object>>>;
}

/** A record that was deleted, a session that has ended, and a coupon that can no longer be used: the screen shows them itself. */
const isShownByScreen = (error: unknown) => [401, 404, 409].includes((error as Partial<ApiError>).status ?? 0);

/** The queries of the mounted components that show data and could not be refetched. */
function staleQueries(state: unknown) {
  const { queries, subscriptions } = (state as Record<typeof api.reducerPath, Cache>)[api.reducerPath];
  return Object.entries(queries).flatMap(([key, query]) => {
    const shown = query?.data !== undefined && Object.keys(subscriptions[key] ?? {}).length > 0;
    return shown && query.error !== undefined && !isShownByScreen(query.error) ? [query] : [];
  });
}

/** When the earliest of the latest failed refetches began, in ms since 1970; null if what is shown is up to date. */
export function selectStaleSince(state: unknown): number | null {
  const stale = staleQueries(state);
  return stale.length === 0 ? null : Math.min(...stale.map(({ startedTimeStamp = Infinity }) => startedTimeStamp));
}

/** Why what is shown could not be refetched; null if it is up to date. */
export function selectStaleReason(state: unknown): string | null {
  const [first] = staleQueries(state);
  return first ? messageOf(first.error) : null;
}
