/**
 * The one open database of this page: the stored one, or one in memory if the browser refuses storage
 * (storageErrors.ts). In memory, the page uses a copy of its local storage, and opening the stored database is retried
 * until it succeeds.
 */
import { detachLocalStorage } from '../../compat/memoryStorage';
import { RefusedError, refusal } from '../../../backend/utils/refusal';
import { type ShopDatabase, makeDatabase, openStoredDatabase } from '../database';
import { isInBackForwardCache, closeOnPageHide, untilPageShown } from '../../compat/bfcache';
import type { Store } from '../../../backend/store';
import { storeOf } from '../dexieStore';
import { seedOnce } from '../seedOnce';
import { refusesStorage } from './storageErrors';
import { setStorageMarker, setStorageInUse, storageInUse, storageMarker } from './storageMarker';
import { MIGRATIONS } from '../migrations/migrations';

/** An open database, and whether its data outlives the page. */
interface OpenDatabase {
  readonly db: ShopDatabase;
  /** The port to it, for the handlers. */
  readonly store: Store;
  readonly storage: 'stored' | 'memory';
}

/** How long a call waits for the stored database, in milliseconds, including retries. A schema upgrade may take longer. */
const OPEN_LIMIT_MS = 10_000;
/** The first and the longest delay between two attempts, in milliseconds; each delay is twice the one before. */
const RETRY_MS = [100, 1000] as const;
/** The same delays while the data is in memory. */
const RETURN_MS = [1000, 60_000] as const;

const CANNOT_OPEN = 'This browser cannot open the data of this shop right now. Please try again, or restart the browser.';

/** The browser refuses storage to this page. */
class StorageRefusedError extends Error {}

let opening: Promise<OpenDatabase> | null = null;

/**
 * The open database. Opens it on first use and fills it with the samples; opens it again after the connection is lost.
 * @throws RefusedError if the stored database cannot be used now; the next call tries again
 */
export async function openDatabase(): Promise<OpenDatabase> {
  const attempt = (opening ??= open());
  try {
    const database = await attempt;
    if (database.db.isOpen()) return database;
  } catch (error) {
    if (opening === attempt) setStorageInUse('unusable');
    forget(attempt);
    throw error;
  }
  forget(attempt);
  return openDatabase();
}

/** Does nothing if a newer connection has replaced this one. */
function forget(attempt: Promise<OpenDatabase>) {
  if (opening === attempt) opening = null;
}

/**
 * Closes a connection, so that the next call opens another. A database in memory stays open, because closing it
 * would delete its data.
 */
export function closeDatabase({ db, storage: where }: OpenDatabase) {
  if (where === 'stored') db.close();
}

/** Drops the connection of this page, even while it is being opened; the next call opens another. Does nothing in memory. */
export function closeCurrentDatabase() {
  if (storageInUse() === 'memory') return;
  const attempt = opening;
  opening = null;
  attempt?.then(closeDatabase, () => undefined);
}

async function open(): Promise<OpenDatabase> {
  try {
    const db = await openStored();
    setStorageInUse('stored');
    return { db, store: storeOf(db), storage: 'stored' };
  } catch (error) {
    if (!(error instanceof StorageRefusedError)) throw error;
    console.warn('The browser stores no data for this page, so the data is in memory.', error.cause);
    const { IDBFactory, IDBKeyRange } = await import('fake-indexeddb');
    const inMemory = makeDatabase({ indexedDB: new IDBFactory(), IDBKeyRange });
    await seedOnce(inMemory, false);
    setStorageInUse('memory');
    returnLater(detachLocalStorage());
    return { db: inMemory, store: storeOf(inMemory), storage: 'memory' };
  }
}

/** Opens the stored database. Retries after transient failures. */
async function openStored(): Promise<ShopDatabase> {
  await untilPageShown();
  const giveUpAt = performance.now() + OPEN_LIMIT_MS;
  for (let wait: number = RETRY_MS[0]; ; wait = Math.min(2 * wait, RETRY_MS[1])) {
    try {
      return await openOnce(giveUpAt - performance.now());
    } catch (error) {
      if (isInBackForwardCache()) return openStored();
      if (error instanceof RefusedError || error instanceof StorageRefusedError) throw error;
      console.warn('The database could not be opened.', error);
      if (performance.now() + wait >= giveUpAt) throw new RefusedError(refusal('storage_unavailable', CANNOT_OPEN));
    }
    await new Promise((resolve) => { setTimeout(resolve, wait); });
  }
}

/**
 * Opens the stored database once, and fills it with the samples if it is empty. Dexie closes it when another tab upgrades or
 * deletes it.
 * @param limitMs the timeout of opening
 * @throws StorageRefusedError, RefusedError from the schema guard, or the browser's error
 */
async function openOnce(limitMs = OPEN_LIMIT_MS): Promise<ShopDatabase> {
  const db = makeDatabase();
  closeOnPageHide(db);
  let [opened, abandoned] = [false, false];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => { reject(new DOMException('The database does not answer', 'TimeoutError')); }, limitMs);
  });
  // An upgrade takes as long as the data needs, so it has no timeout.
  for (const [version, migrate] of Object.entries(MIGRATIONS)) {
    db.version(Number(version)).upgrade(async () => {
      clearTimeout(timer);
      await migrate(db);
    });
  }
  // If closed before it is open, Dexie would leave a late connection open.
  db.on('ready', () => { if (abandoned) db.close(); });
  try {
    await Promise.race([openStoredDatabase(db), late]);
    opened = true;
    const before = storageMarker();
    const isNew = await seedOnce(db, before !== null);
    setStorageMarker(isNew ? 'unasked' : (before ?? 'unasked'));
    return db;
  } catch (error) {
    abandoned = true;
    if (db.isOpen()) db.close();
    if (refusesStorage(error, opened)) throw new StorageRefusedError('The browser refuses storage', { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Returns to the stored database, with its session and cart, as soon as it opens. */
function returnLater(attachLocalStorage: () => void, wait: number = RETURN_MS[0]) {
  if (typeof window === 'undefined') return;
  setTimeout(() => {
    openOnce().then(
      (db) => {
        attachLocalStorage();
        setStorageMarker(storageMarker() ?? 'unasked');
        opening = Promise.resolve({ db, store: storeOf(db), storage: 'stored' });
        // The app reads the stored data as after a change in another tab.
        window.dispatchEvent(new StorageEvent('storage', { key: null }));
        setStorageInUse('stored');
      },
      () => { returnLater(attachLocalStorage, Math.min(2 * wait, RETURN_MS[1])); },
    );
  }, wait);
}
