/**
 * A storage engine of redux-persist for a slice that is read and written as an object, so its configuration needs
 * `serialize: false` and `deserialize: false`. The app never purges what is stored.
 */
export function storageEngine<Slice>(read: () => Slice, write: (slice: Slice) => void) {
  return {
    read,
    write,
    getItem: () => Promise.resolve().then(read),
    setItem: (_: string, slice: Slice) => Promise.resolve().then(() => { write(slice); }),
    removeItem: () => Promise.resolve(),
  };
}

/**
 * Returns a local storage wrapper that skips writing values this page has only read. Another tab changes several keys one by
 * one; writing back an older value of one of them would undo half of that change.
 */
export function trackLocalStorage() {
  /** The value that this page last read or wrote, by key. */
  const known = new Map<string, string | null>();
  return {
    /** @throws if the storage is unavailable */
    read(key: string): string | null {
      const text = localStorage.getItem(key);
      known.set(key, text);
      return text;
    },
    /** Null removes the key. @throws if the storage is full or unavailable */
    write(key: string, text: string | null) {
      if (known.get(key) === text) return;
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      known.set(key, text);
    },
  };
}
