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

/**
 * `quietly`, with the time at which the list was read for as long as somebody waits for news of it: once it is no longer
 * asked for, a refresh that brings nothing new still renders nothing.
 */
export function quietlyTimed<List>(awaited: boolean) {
  return (result: Answer<List> & { fulfilledTimeStamp?: number | undefined }) =>
    ({ ...quietly(result), time: awaited ? result.fulfilledTimeStamp : undefined });
}
