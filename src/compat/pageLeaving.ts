/**
 * How long after `beforeunload` the page counts as leaving, in ms. The event also fires for mailto and tel links, and if the
 * user cancels leaving.
 */
const LEAVING_MS = 5000;

/** Time of the last `beforeunload`. */
let leftAt = -LEAVING_MS;
// The prerendering build has no window.
if (typeof window !== 'undefined') {
  window.addEventListener('beforeunload', () => { leftAt = performance.now(); });
  // Restored from the back/forward cache.
  window.addEventListener('pageshow', () => { leftAt = -LEAVING_MS; });
}

/**
 * True while the browser is leaving this page. Code that is loading then fails, and a reload would cancel the navigation.
 *
 * - Browser: Safari, all versions so far. It reports the requests that leaving the page cancels as failed; other browsers
 *   report nothing.
 * - Bug: not reported to WebKit so far; described in https://github.com/ipfs/service-worker-gateway/pull/1161.
 * - Can go: two years after it is fixed. Check in November 2027.
 */
export function isPageLeaving(): boolean {
  return performance.now() - leftAt < LEAVING_MS;
}
