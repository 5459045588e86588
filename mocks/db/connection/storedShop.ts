/**
 * A note in local storage about the stored database. It stays when the browser deletes the database alone, and so
 * distinguishes a lost database from a first visit.
 */

const KEY = 'storedShop';

/** Whether persistent storage was requested (`navigator.storage.persist`), and the result; `asked` until the browser has answered. */
const ANSWERS = ['unasked', 'asked', 'granted', 'denied'] as const;
type PersistAnswer = (typeof ANSWERS)[number];

/** The note; null if this browser has not stored a database yet, or refuses local storage. */
export function storedShop(): PersistAnswer | null {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === null ? null : (ANSWERS.find((answer) => answer === stored) ?? 'unasked');
  } catch {
    return null;
  }
}

/** Notes that this browser stores a database, and the result of the request. */
export function recordStoredShop(answer: PersistAnswer) {
  try {
    localStorage.setItem(KEY, answer);
  } catch {
    // If local storage is full, a later loss of the database is not detected.
  }
}
