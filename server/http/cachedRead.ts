/** How long a result is cached in a shop that does not change, in ms: what is on offer changes with the time as well. */
const CACHED_MS = 200;

/**
 * Reads for all who ask at once: who asks during a read gets the result of the next one, with everybody else who does. So no
 * result is older than the request for it.
 */
export function together<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let current: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | null = null;
  const start = () => {
    next = null;
    const reading = read();
    current = reading.catch(() => undefined);
    return reading;
  };
  return () => (next ??= current.then(start));
}

/**
 * Caches what `read` returns until the shop changes. Every change writes an event in its own transaction, in whichever
 * process, so where the log has not grown the result still holds.
 * @param position where the log of events ends
 */
export function cachedRead<Result>(position: () => Promise<string>, read: () => Promise<Result>): () => Promise<Result> {
  const readPosition = together(position);
  const readResult = together(read);
  let cached: { readonly at: string; readonly until: number; readonly result: Result } | null = null;
  return async () => {
    const at = await readPosition();
    if (cached?.at === at && performance.now() < cached.until) return cached.result;
    const result = await readResult();
    cached = { at, until: performance.now() + CACHED_MS, result };
    return result;
  };
}
