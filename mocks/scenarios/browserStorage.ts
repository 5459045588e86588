/** A browser whose local storage fails the app, for `begin` of a scenario; each gives what undoes it. */

/** Refuses to store a key, as a full storage does. */
export function refusing(key: string): () => () => void {
  return () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (each, value) {
      if (each === key) throw new DOMException('The storage is full', 'QuotaExceededError');
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
    localStorage.setItem(key, DAMAGED);
    return () => {
      if (localStorage.getItem(key) === DAMAGED) localStorage.setItem(key, before ?? '[]');
    };
  };
}
