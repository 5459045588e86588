/** How the back office asks for what it lists: anew whenever a list appears or changes, and when somebody returns to the window. */
export const UP_TO_DATE = { refetchOnMountOrArgChange: true, refetchOnFocus: true } as const;

/** How soon what happens to an order elsewhere appears here. */
const REFRESH_MS = 10_000;

/** What customers do meanwhile is asked for every few seconds, too, while somebody looks. */
export const LIVE = { ...UP_TO_DATE, pollingInterval: REFRESH_MS, skipPollingIfUnfocused: true } as const;
