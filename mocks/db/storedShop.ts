/**
 * What local storage knows of the stored database. It remains where the browser deletes the database alone, and so
 * distinguishes a lost database from a first visit.
 */

const KEY = 'storedShop';

/** Whether the browser was asked to keep the data (`navigator.storage.persist`), and its answer; `asked` until it has answered. */
const ANSWERS = ['unasked', 'asked', 'granted', 'denied'] as const;
type PersistAnswer = (typeof ANSWERS)[number];

/** Null where this browser has not stored a database yet, or refuses local storage. */
export function storedShop(): PersistAnswer | null {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === null ? null : (ANSWERS.find((answer) => answer === stored) ?? 'unasked');
  } catch {
    return null;
  }
}

/** Notes that this browser stores a database, and its answer. */
export function noteStoredShop(answer: PersistAnswer) {
  try {
    localStorage.setItem(KEY, answer);
  } catch {
    // On a full storage, a later loss is not noticed.
  }
}
