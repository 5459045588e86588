/**
 * Scenarios of a failing IndexedDB, each function returns one that ends it. All close the
 * current connection, so that the next call opens another. The stored data does not change.
 */
import { DATABASE_NAME } from '../db/schema/database';
import { closeShop } from '../db/connection/shop';
import { recordStoredShop, storedShop } from '../db/connection/storedShop';

/** The error of Chromium after its storage process has ended. */
const lost = () => new DOMException('Internal error opening backing store for indexedDB.open.', 'UnknownError');

/** Each returns the name of the database to open instead, or throws. Scenarios may end in any order. */
const detours = new Set<(name: string) => string>();
let restoreOpen = () => { /* Nothing is patched yet. */ };

function replaceOpen() {
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (name, version) {
    const instead = name === DATABASE_NAME ? [...detours].reduce((known, take) => take(known), name) : name;
    return open.call(this, instead, version);
  };
  restoreOpen = () => { IDBFactory.prototype.open = open; };
}

function detour(take: (name: string) => string): () => void {
  if (detours.size === 0) replaceOpen();
  detours.add(take);
  closeShop();
  return () => {
    detours.delete(take);
    if (detours.size === 0) restoreOpen();
    closeShop();
  };
}

/** For how long the database cannot be opened, in milliseconds. */
const LATE_MS = 4000;

/** Makes opening the database fail for a while from the first attempt. */
export function openDatabaseLate(): () => void {
  let opensAt: number | undefined;
  return detour((name) => {
    opensAt ??= performance.now() + LATE_MS;
    if (performance.now() < opensAt) throw lost();
    return name;
  });
}

/** Makes every transaction fail, also on a new connection. */
export function loseDatabase(): () => void {
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...stores) {
    if (this.name === DATABASE_NAME) throw lost();
    return transaction.apply(this, stores);
  };
  // Dexie keeps the unpatched function of an open connection.
  closeShop();
  return () => {
    IDBDatabase.prototype.transaction = transaction;
    closeShop();
  };
}

const STAND_IN = `${DATABASE_NAME} evicted`;

/** Opens an empty database instead, as after the browser has evicted the stored one, now and after each reload. */
export function evictDatabase(): () => void {
  indexedDB.deleteDatabase(STAND_IN);
  // Notes a stored database, as after an earlier visit.
  recordStoredShop(storedShop() ?? 'unasked');
  const end = detour(() => STAND_IN);
  return () => {
    end();
    indexedDB.deleteDatabase(STAND_IN);
  };
}
