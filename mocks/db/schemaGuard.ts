/** What may not be opened: a database of a newer version of the app, which this code could only damage. */
import { Dexie } from 'dexie';
import { RefusedError, refusal, refuse } from '../refusal';
import type { ShopDatabase } from './database';

const NEWER_DATA =
  'The data of this shop was saved by a newer version of the app. Nothing is lost: please reload the page to get that version.';
const OLDER_TAB =
  'Another tab still uses an older version of the shop and holds its data. Please close that tab, then try again.';

/** Other tabs let go of the database within moments of being asked; one that has not after this long will not. */
const BLOCKED_MS = 2000;

/** Dexie numbers versions in tenths, for the parts it may add to a schema by itself. */
const NATIVE_STEP = 10;

function refuseNewer(db: ShopDatabase, native: number | undefined) {
  if (native !== undefined && native >= (db.verno + 1) * NATIVE_STEP) refuse('conflict', NEWER_DATA);
}

async function storedVersion(name: string): Promise<number | undefined> {
  try {
    const stored = await Dexie.dependencies.indexedDB.databases();
    return stored.find((database) => database.name === name)?.version;
  } catch {
    // A browser that does not say; opening decides.
    return undefined;
  }
}

/**
 * Opens the database that this browser keeps, bringing an older schema up to date. Dexie by itself would open a newer
 * one, too, and add to it what it misses.
 * @throws RefusedError with a sentence where its data is newer than this code, or where another tab holds an older one
 */
export async function openKept(db: ShopDatabase): Promise<void> {
  refuseNewer(db, await storedVersion(db.name));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const blocked = new Promise<never>((_, reject) => {
    db.on('blocked', () => {
      timer ??= setTimeout(() => {
        reject(new RefusedError(refusal('conflict', OLDER_TAB)));
      }, BLOCKED_MS);
    });
  });
  try {
    await Promise.race([db.open(), blocked]);
  } finally {
    clearTimeout(timer);
  }
  // A newer tab may have come between the two.
  refuseNewer(db, db.backendDB().version);
}
