/** Refuses to open a database of a newer version of the app, which this code could damage. */
import { Dexie } from 'dexie';
import { RefusedError, refusal, refuse } from '../../utils/refusal';
import type { ShopDatabase } from './database';

const NEWER_DATA =
  'The data of this shop was saved by a newer version of the app. Nothing is lost: please reload the page to get that version.';
const OLDER_TAB =
  'Another tab still uses an older version of the shop and holds its data. Please close that tab, then try again.';

/** How long to wait for other tabs to close an older database, in milliseconds. They do so within moments or not at all. */
const BLOCKED_MS = 2000;

/** Dexie multiplies version numbers by ten, to leave room for its own schema patches. */
const NATIVE_STEP = 10;

function refuseNewer(db: ShopDatabase, native: number | undefined) {
  if (native !== undefined && native >= (db.verno + 1) * NATIVE_STEP) refuse('conflict', NEWER_DATA);
}

async function storedVersion(name: string): Promise<number | undefined> {
  try {
    const stored = await Dexie.dependencies.indexedDB.databases();
    return stored.find((database) => database.name === name)?.version;
  } catch {
    // Not supported by this browser: opening the database decides.
    return undefined;
  }
}

/**
 * Opens the stored database and upgrades an older schema. Without this check, Dexie would also open a newer database
 * and add missing tables to it.
 * @throws RefusedError if the data is newer than this code, or if another tab keeps an older version open
 */
export async function openStoredDatabase(db: ShopDatabase): Promise<void> {
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
  // A newer tab may have upgraded the database between the check and the opening.
  refuseNewer(db, db.backendDB().version);
}
