/** The longest wait for an idle moment, in ms. */
const AT_LATEST_MS = 1000;

/**
 * Runs a callback when the browser is idle, at the latest after one second.
 *
 * - Browser: Safari, all versions so far, does not offer `requestIdleCallback` by default; there the callback runs in the
 *   next task.
 * - Bug: https://bugs.webkit.org/show_bug.cgi?id=164193.
 * - Can go: two years after Safari offers it. Check in November 2027.
 * @returns a function that cancels it
 */
export function whenIdle(run: () => void): () => void {
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
