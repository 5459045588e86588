/** A browser whose local storage fails the app, for `begin` of a scenario; each gives what undoes it. */

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

/** Damages what is stored under a key; undone unless the app has stored something else since. */
export function damaging(key: string): () => () => void {
  return () => {
    const before = localStorage.getItem(key);
    store(key, DAMAGED);
    return () => {
      if (localStorage.getItem(key) === DAMAGED) store(key, before ?? '[]');
    };
  };
}
