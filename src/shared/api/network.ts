/** How the store reaches the backend; the app and the tests each hand their own to `makeStore`. */
export interface Network {
  /** Answers a request as `fetch` does. */
  readonly fetch: typeof fetch;
  /** Waits before a retry; rejects as soon as the signal aborts. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Waits on the real clock. */
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
