/**
 * A note in local storage about the stored database. It stays when the browser deletes the database alone, and so
 * distinguishes a lost database from a first visit.
 */
import { readItem, storeItem } from '../../../src/shared/utils/safeStorage';

const KEY = 'storedShop';

/** Whether persistent storage was requested (`navigator.storage.persist`), and the result; `asked` until the browser has answered. */
const ANSWERS = ['unasked', 'asked', 'granted', 'denied'] as const;
type PersistAnswer = (typeof ANSWERS)[number];

/** The note; null if this browser has not stored a database yet, or refuses local storage. */
export function storedShop(): PersistAnswer | null {
  const stored = readItem('localStorage', KEY);
  return stored === null ? null : (ANSWERS.find((answer) => answer === stored) ?? 'unasked');
}

/** Notes that this browser stores a database, and the result of the request. If local storage is full, a later loss of the database is not detected. */
export function recordStoredShop(answer: PersistAnswer) {
  storeItem('localStorage', KEY, answer);
}
