/** A new version of the shop, simulated by QA. Real ones are reported by the service worker's registration. */
const listeners = new Set<() => void>();

/** Adds a listener for simulated versions. @returns removes it */
export function onNewVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Makes the app behave as if a new version were ready. The returned function does nothing: the user dismisses the notice on the screen. */
export function simulateNewVersion(): () => void {
  listeners.forEach((listener) => { listener(); });
  return () => undefined;
}
