/** The transport between store and backend; the app and the tests each pass their own to `makeStore`. */
export interface Network {
  /** Sends a request, with the signature of `fetch`. */
  readonly fetch: typeof fetch;
  /** Waits before a retry, in ms; rejects with an AbortError when the signal aborts. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /**
   * Calls back whenever there may be new events; returns a function that ends it. Only for the in-page backend, whose event
   * stream ends after what is in its log. A server holds the stream open.
   */
  readonly onEventLogged?: (onChange: () => void) => () => void;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** The wait after a number of failures, in ms: doubled with each one (docs/behaviour.md, section 9). */
export function backoff(failures: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** Math.max(failures - 1, 0), LONGEST_WAIT_MS);
}

/**
 * Waits in real time.
 * @throws DOMException AbortError if the signal aborts
 */
export async function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
