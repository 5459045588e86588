/** The longest wait for an idle moment, in ms. */
const AT_LATEST_MS = 1000;

/**
 * Runs a callback when the browser is idle, at the latest after one second.
 * @returns a function that cancels it
 */
export function whenIdle(run: () => void): () => void {
  // Safari does not support requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run);
    return () => { clearTimeout(timer); };
  }
  const request = requestIdleCallback(run, { timeout: AT_LATEST_MS });
  return () => { cancelIdleCallback(request); };
}

/** Resolves when the browser is idle, at the latest after one second. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => { whenIdle(resolve); });
}
