/** Local and session storage for what the app can do without: a browser may refuse them, or have no room left. */

export type StorageName = 'localStorage' | 'sessionStorage';

/** Returns the stored text; null if there is none or the storage is unavailable. */
export function readItem(storage: StorageName, key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text; null deletes it.
 * @returns false if the storage is full or unavailable
 */
export function storeItem(storage: StorageName, key: string, text: string | null): boolean {
  try {
    if (text === null) window[storage].removeItem(key);
    else window[storage].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
