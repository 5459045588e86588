interface Answer<List> {
  data?: List | undefined;
  currentData?: List | undefined;
  error?: unknown;
  isFetching: boolean;
}

/**
 * The `selectFromResult` of a list's query: hides the loading state of a refetch while rows are shown, so that a refetch
 * without news causes no render.
 */
export function skipUnchangedRefetches<List>({ data, currentData, error, isFetching }: Answer<List>) {
  return { data, currentData, error, isFetching: isFetching && currentData === undefined };
}
