/** Query options of lists in the back office: refetch on mount, on a change of the query and when the window gets the focus. */
export const UP_TO_DATE = { refetchOnMountOrArgChange: true, refetchOnFocus: true } as const;

/** The polling interval in milliseconds. */
const REFRESH_MS = 10_000;

/** Query options of what customers change too: like `UP_TO_DATE`, and polls while the window has the focus. */
export const LIVE = { ...UP_TO_DATE, pollingInterval: REFRESH_MS, skipPollingIfUnfocused: true } as const;
