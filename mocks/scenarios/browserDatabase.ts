/**
 * A browser whose database fails the shop, for `begin` of a scenario; each returns a function that undoes it. Both close the
 * present connection, so the next call opens another. The stored data does not change.
 */
import { DATABASE_NAME } from '../db/database';
import { closeShop } from '../db/shop';
import { noteStoredShop, storedShop } from '../db/storedShop';

/** What Chromium throws where its storage process has ended. */
const lost = () => new DOMException('Internal error opening backing store for indexedDB.open.', 'UnknownError');

type Open = IDBFactory['open'];

function replaceOpen(makeOpen: (open: Open) => Open): () => void {
  const { open } = IDBFactory.prototype;
  const instead = makeOpen(open);
  IDBFactory.prototype.open = function (name, version) {
    return (name === DATABASE_NAME ? instead : open).call(this, name, version);
  };
  closeShop();
  return () => {
    IDBFactory.prototype.open = open;
    closeShop();
  };
}

/** Fails to open the database for so long, in milliseconds from the first attempt. */
export function openingAfter(milliseconds: number): () => () => void {
  return () =>
    replaceOpen((open) => {
      let opensAt: number | undefined;
      return function (this: IDBFactory, ...database) {
        opensAt ??= performance.now() + milliseconds;
        if (performance.now() < opensAt) throw lost();
        return open.apply(this, database);
      };
    });
}

/** Fails every transaction, also on a new connection. */
export function losing(): () => void {
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...stores) {
    if (this.name === DATABASE_NAME) throw lost();
    return transaction.apply(this, stores);
  };
  return () => {
    IDBDatabase.prototype.transaction = transaction;
    closeShop();
  };
}

const STAND_IN = `${DATABASE_NAME} evicted`;

/** Opens an empty database instead, as after the browser has deleted the stored one, here and after each reload. */
export function evicting(): () => void {
  indexedDB.deleteDatabase(STAND_IN);
  // Known before it was opened, as after an earlier visit.
  noteStoredShop(storedShop() ?? 'unasked');
  const end = replaceOpen((open) => function (this: IDBFactory, _, version) { return open.call(this, STAND_IN, version); });
  return () => {
    end();
    indexedDB.deleteDatabase(STAND_IN);
  };
}
