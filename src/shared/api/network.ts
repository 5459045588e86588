/** The transport between store and backend; the app and the tests each pass their own to `makeStore`. */
export interface Network {
  /** Sends a request, with the signature of `fetch`. */
  readonly fetch: typeof fetch;
  /** Waits before a retry, in ms; rejects with an AbortError when the signal aborts. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /**
   * Calls back whenever there may be new events, until the signal aborts. Only for the in-page backend, whose event stream ends
   * after what is in its log. A server holds the stream open.
   */
  readonly onEventLogged?: (onChange: () => void, signal: AbortSignal) => void;
}
