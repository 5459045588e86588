/** The keys of a storage. `Object.keys` does not list those of a storage in memory. */
export function keysOf(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
}

/** A Storage in memory that lasts as long as the page, with a copy of the entries of `source`. */
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
 * Replaces this page's local storage by a copy in memory: the stored session, cart and drafts stay unchanged, and other
 * tabs get no storage events from this page.
 * @returns restores the stored one, without the changes to the copy
 */
export function detachLocalStorage(): () => void {
  // The build runs the backend in Node.js.
  if (typeof window === 'undefined') return () => undefined;
  const stored = Object.getOwnPropertyDescriptor(window, 'localStorage');
  Object.defineProperty(window, 'localStorage', { configurable: true, value: memoryStorage(window.localStorage) });
  return () => {
    if (stored) Object.defineProperty(window, 'localStorage', stored);
    else Reflect.deleteProperty(window, 'localStorage');
  };
}
