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
