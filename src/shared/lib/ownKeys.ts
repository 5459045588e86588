/** What one page keeps in the browser's storage, by key. */
export interface OwnKeys {
  /** @throws where the storage is refused */
  readonly read: (key: string) => string | null;
  /** Null takes the key away. @throws where the storage is full or refused */
  readonly write: (key: string, text: string | null) => void;
}

/**
 * Has a page write what it has changed itself. What it only heard of stands there, or something newer does already:
 * another tab's keys arrive one by one, and half of them written back would undo the other half.
 */
export function makeOwnKeys(): OwnKeys {
  /** What this page last read or wrote. */
  const known = new Map<string, string | null>();
  return {
    read(key) {
      const text = localStorage.getItem(key);
      known.set(key, text);
      return text;
    },
    write(key, text) {
      if (known.get(key) === text) return;
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      known.set(key, text);
    },
  };
}
