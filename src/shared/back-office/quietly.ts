interface Answer<List> {
  data?: List | undefined;
  currentData?: List | undefined;
  error?: unknown;
  isFetching: boolean;
}

/**
 * For a list's query as its `selectFromResult`: a refresh that brings nothing new, with rows on the screen meanwhile,
 * renders nothing.
 */
export function quietly<List>({ data, currentData, error, isFetching }: Answer<List>) {
  return { data, currentData, error, isFetching: isFetching && currentData === undefined };
}
