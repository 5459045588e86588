/** Requests of one store that are pending at the same time. */
export type Overlap = ReturnType<typeof makeOverlap>;

/** Keeps the order of the changes of one store, and repeats the reads that they overlap. */
export function makeOverlap() {
  /** Increased when a change starts and when it ends; a read compares it to detect that it overlapped a change. */
  let changes = 0;
  /** The latest pending change of each record, by record key. */
  const latest = new Map<string, Promise<unknown>>();

  /** Makes every pending read repeat its request. Call it after a batch of quiet changes. */
  const invalidateInFlightReads = () => { changes += 1; };

  /** Sends changes of the same record one after another, so that the last one wins. */
  const serialize = <Result>(records: readonly string[], send: () => Promise<Result>): Promise<Result> => {
    if (records.length === 0) return send();
    const sent = Promise.allSettled(records.flatMap((record) => latest.get(record) ?? [])).then(send);
    for (const record of records) latest.set(record, sent);
    return sent.finally(() => {
      for (const record of records) if (latest.get(record) === sent) latest.delete(record);
    });
  };

  /**
   * Repeats a read that overlapped a change: its response may be older than the change, and invalidating tags does not
   * refetch a pending query. Repeats also if the session has changed since, so that no user gets the response of another
   * session.
   * @param token returns the token of the current session
   */
  const read = async <Result extends { readonly error?: unknown }>(token: () => string | null, send: () => Promise<Result>): Promise<Result> => {
    const [changesBefore, tokenBefore] = [changes, token()];
    const result = await send();
    return token() === tokenBefore && (result.error || changes === changesBefore) ? result : read(token, send);
  };

  return {
    invalidateInFlightReads,
    read,
    /** Sends a change after the pending ones of the same records. */
    change: async <Result>(records: readonly string[], send: () => Promise<Result>): Promise<Result> => {
      invalidateInFlightReads();
      const result = await serialize(records, send);
      invalidateInFlightReads();
      return result;
    },
  };
}
