/** Notifies listeners that the QA settings, the log or the seen messages have changed. */
const listeners = new Set<() => void>();

/** Adds a listener. @returns removes it */
export function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notifies all listeners. */
export function changed() {
  listeners.forEach((listener) => { listener(); });
}
