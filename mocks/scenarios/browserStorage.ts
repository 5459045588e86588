/** Scenarios of a failing local storage, for `begin` of a scenario; each returns a function that ends it. */
import { EMAIL_KEY } from '../../src/domain/storedKeys';
import { setSessionItem, sessionItem } from '../qa/sessionItems';

/** True while a scenario itself writes, so that another scenario does not refuse the write. */
let ours = false;

function store(key: string, value: string) {
  ours = true;
  try {
    localStorage.setItem(key, value);
  } finally {
    ours = false;
  }
}

/** Refuses to store a key, as a full storage does. */
export function refusing(key: string): () => () => void {
  return () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (each, value) {
      if (each === key && !ours) throw new DOMException('The storage is full', 'QuotaExceededError');
      setItem.call(this, each, value);
    };
    return () => { Storage.prototype.setItem = setItem; };
  };
}

const DAMAGED = '{damaged';
/** An empty list, as the app stores it. */
const NOTHING = '[]';

/**
 * Corrupts the stored value of a key, now and after each reload. The original value is saved in session storage, and
 * restored at the end unless the app has stored another value since.
 */
export function damaging(key: string): () => () => void {
  // Per account, so that no account gets the value of another.
  const placeOf = () => `qa-kept ${key} ${localStorage.getItem(EMAIL_KEY) ?? ''}`;
  const isNotFound = (text: string | null) => text === null || text === NOTHING || text === DAMAGED;
  return () => {
    const before = localStorage.getItem(key);
    if (!isNotFound(before)) setSessionItem(placeOf(), before);
    store(key, DAMAGED);
    return () => {
      const kept = sessionItem(placeOf());
      sessionStorage.removeItem(placeOf());
      if (!isNotFound(localStorage.getItem(key))) return;
      store(key, kept ?? NOTHING);
      // The open app reads the value as after a change in another tab.
      window.dispatchEvent(new StorageEvent('storage', { key }));
    };
  };
}
