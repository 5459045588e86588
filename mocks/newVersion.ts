/** A new version of the shop that QA simulates; real ones are reported by the service worker's registration. */
const listeners = new Set<() => void>();

/** Calls back when a new version is simulated; returns a function that ends it. */
export function onNewVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Has the app behave as if a new version had arrived. What it gives back ends nothing: the notice is dismissed on the screen. */
export function simulateNewVersion(): () => void {
  listeners.forEach((listener) => { listener(); });
  return () => undefined;
}
