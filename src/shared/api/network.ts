/** The transport between store and backend; the app and the tests each pass their own to `makeStore`. */
export interface Network {
  /** Sends a request, with the signature of `fetch`. */
  readonly fetch: typeof fetch;
  /** Waits before a retry, in ms; rejects with an AbortError when the signal aborts. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Waits in real time.
 * @throws DOMException AbortError if the signal aborts
 */
export function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new DOMException('The request was aborted', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
