/** Where the data of this page is, and what this browser notes about the database that it stores. */
import { readItem, storeItem } from '../../../src/shared/utils/safeStorage';

/** Where the data of this page is; `unusable` if it is stored but cannot be used now. */
type StorageInUse = 'stored' | 'memory' | 'unusable';

let storage: StorageInUse = 'stored';

/** Where the data of this page is. */
export function storageInUse(): StorageInUse {
  return storage;
}

/** Notes where the data is. When the stored database becomes available, an `online` event makes the screens refetch. */
export function setStorageInUse(where: StorageInUse) {
  const before = storage;
  storage = where;
  if (where === 'stored' && before !== 'stored') window.dispatchEvent(new Event('online'));
}

/**
 * Local storage key of a note about the stored database. It stays when the browser deletes the database alone, and so
 * distinguishes a lost database from a first visit.
 */
const KEY = 'storedShop';

/** Whether persistent storage was requested (`navigator.storage.persist`), and the result; `asked` until the browser has answered. */
const ANSWERS = ['unasked', 'asked', 'granted', 'denied'] as const;
type PersistAnswer = (typeof ANSWERS)[number];

/** The note; null if this browser has not stored a database yet, or refuses local storage. */
export function storageMarker(): PersistAnswer | null {
  const stored = readItem('localStorage', KEY);
  return stored === null ? null : (ANSWERS.find((answer) => answer === stored) ?? 'unasked');
}

/** Notes that this browser stores a database, and the result of the request. If local storage is full, a later loss of the database is not detected. */
export function setStorageMarker(answer: PersistAnswer) {
  storeItem('localStorage', KEY, answer);
}

/** False in insecure contexts and in jsdom. In Node.js 20, which serves the backend over HTTP, `navigator` is undefined. */
const canAsk = () => typeof navigator !== 'undefined' && 'storage' in navigator;

/**
 * Requests persistent storage once per stored database. Firefox prompts its user, so the first order or registration
 * asks, not the first visit.
 */
export async function askToPersist() {
  if (storageInUse() !== 'stored' || !canAsk() || (storageMarker() ?? 'unasked') !== 'unasked') return;
  setStorageMarker('asked');
  try {
    setStorageMarker((await navigator.storage.persist()) ? 'granted' : 'denied');
  } catch (error) {
    console.warn('The browser could not be asked to keep the data.', error);
  }
}

const OUTCOMES = {
  unasked: 'The browser may delete stored data when it is short of room. The first order or registration asks it not to.',
  asked: 'The browser was asked not to delete stored data, and has not answered.',
  granted: 'The browser has agreed not to delete stored data when it is short of room.',
  denied: 'The browser was asked not to delete stored data, and may do so all the same when it is short of room.',
} as const;

/** The result of the request, as a sentence for the QA panel. */
export function describePersistence(): string {
  return canAsk() ? OUTCOMES[storageMarker() ?? 'unasked'] : 'The browser may delete stored data when it is short of room, and cannot be asked not to.';
}
