/** The keys of a storage. `Object.keys` does not list them for a storage in memory. */
export function keysOf(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
}

/** A local storage that ends with the page, starting with a copy of the entries of `source`. */
export function memoryStorage(source?: Storage): Storage {
  const entries = new Map(source && keysOf(source).map((key) => [key, source.getItem(key) ?? '']));
  return {
    get length() {
      return entries.size;
    },
    key: (at) => [...entries.keys()][at] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => { entries.set(key, value); },
    removeItem: (key) => { entries.delete(key); },
    clear: () => { entries.clear(); },
  };
}

/**
 * Gives this page a copy of its local storage in memory: the stored session, cart and drafts stay as they are, and other
 * tabs receive no storage events from this page.
 * @returns a function that brings the stored one back, without what was written to the copy
 */
export function detachLocalStorage(): () => void {
  // The build runs the backend in Node.
  if (typeof window === 'undefined') return () => undefined;
  const stored = Object.getOwnPropertyDescriptor(window, 'localStorage');
  Object.defineProperty(window, 'localStorage', { configurable: true, value: memoryStorage(window.localStorage) });
  return () => {
    if (stored) Object.defineProperty(window, 'localStorage', stored);
    else Reflect.deleteProperty(window, 'localStorage');
  };
}
