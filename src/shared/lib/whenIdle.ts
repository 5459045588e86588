/** The longest that anything waits for an idle moment. */
const AT_LATEST_MS = 1000;

/**
 * Runs something when the page has nothing more urgent to do, at the latest a second from now.
 * @returns what calls it off
 */
export function whenIdle(run: () => void): () => void {
  // Safari has no such call.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run);
    return () => { clearTimeout(timer); };
  }
  const request = requestIdleCallback(run, { timeout: AT_LATEST_MS });
  return () => { cancelIdleCallback(request); };
}

/** Ends when the page has nothing more urgent to do, at the latest a second from now. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => { whenIdle(resolve); });
}
