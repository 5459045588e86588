/**
 * Where a browser refuses local storage, even asking for it throws. Mock Service Worker asks when it is loaded, for
 * cookies that nobody here uses, and would take the whole backend with it: it is given a storage that ends with the
 * page. Import this before anything of msw.
 */

function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => { kept.set(key, value); },
    removeItem: (key) => { kept.delete(key); },
    clear: () => { kept.clear(); },
  };
}

function isRefused(): boolean {
  try {
    return typeof window.localStorage !== 'object';
  } catch {
    return true;
  }
}

/** Whether it was refused, and another is in its place. The build renders the first screen where there is no window. */
export const localStorageRefused = typeof window !== 'undefined' && isRefused();

if (localStorageRefused) Object.defineProperty(window, 'localStorage', { configurable: true, value: memoryStorage() });
