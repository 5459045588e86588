/** Tells whoever shows or stores what QA has switched on that it has changed. */
const listeners = new Set<() => void>();

/** Calls back after every change; returns a function that ends it. */
export function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Something has changed. */
export function changed() {
  listeners.forEach((listener) => { listener(); });
}
