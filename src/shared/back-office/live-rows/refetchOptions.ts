/**
 * Query options of lists in the back office: refetch on mount, on a change of the query and when the window gets the focus.
 * While they are shown, the shop's events refetch them (shared/api/liveUpdates.ts).
 */
export const REFETCH_OPTIONS = { refetchOnMountOrArgChange: true, refetchOnFocus: true } as const;
