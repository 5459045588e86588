/** How the back office asks for what it lists: anew whenever a list appears or changes, and when somebody returns to the window. */
export const UP_TO_DATE = { refetchOnMountOrArgChange: true, refetchOnFocus: true } as const;
