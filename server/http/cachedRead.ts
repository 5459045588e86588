/** For how long a result is cached, in ms: what is on offer changes with the time as well. */
const CACHED_MS = 200;

/** Something that is read once for all who ask for it. */
export interface CachedRead<Result> {
  /** The result of the last read, or of a new one after `CACHED_MS` or `forget`. */
  read(): Promise<Result>;
  /** Who asks from now on gets a new result: what it is made of has changed. */
  forget(): void;
}

/** Caches what `read` returns, but for a failure. */
export function cachedRead<Result>(read: () => Promise<Result>): CachedRead<Result> {
  let cached: { readonly until: number; readonly result: Promise<Result> } | null = null;
  const forget = () => { cached = null; };
  return {
    forget,
    read() {
      if (cached === null || performance.now() > cached.until) {
        const result = read();
        cached = { until: performance.now() + CACHED_MS, result };
        result.catch(forget);
      }
      return cached.result;
    },
  };
}
