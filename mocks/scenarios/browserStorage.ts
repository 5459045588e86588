/** A browser whose local storage fails the app, for `begin` of a scenario; each gives what undoes it. */
import { EMAIL_KEY } from '../../src/domain/storedKeys';
import { keepForVisit, keptForVisit } from '../qa/visit';

/** True while a scenario itself writes: what another one refuses, it refuses to the app. */
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
 * Damages what is stored under a key, here and after each reload. What stood there is kept beside for this visit, and
 * given back where the app has stored nothing of its own since.
 */
export function damaging(key: string): () => () => void {
  // By account, for nobody is given another's.
  const placeOf = () => `qa-kept ${key} ${localStorage.getItem(EMAIL_KEY) ?? ''}`;
  const isGone = (text: string | null) => text === null || text === NOTHING || text === DAMAGED;
  return () => {
    const before = localStorage.getItem(key);
    if (!isGone(before)) keepForVisit(placeOf(), before);
    store(key, DAMAGED);
    return () => {
      const kept = keptForVisit(placeOf());
      sessionStorage.removeItem(placeOf());
      if (!isGone(localStorage.getItem(key))) return;
      store(key, kept ?? NOTHING);
      // The app that is open takes over what is stored as it does from another tab.
      window.dispatchEvent(new StorageEvent('storage', { key }));
    };
  };
}
