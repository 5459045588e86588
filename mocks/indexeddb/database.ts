import { Dexie, type DexieOptions, type IndexableType, type Table } from 'dexie';
import { RefusedError, refusal, refuse } from '../../backend/utils/refusal';
import { ROWS_VERSION, type RowOf, type StoreName } from '../../backend/rows/rowSchemas';

/** The database's name in the browser's developer tools. */
export const DATABASE_NAME = 'FoodDelivery';

/** The embedded database (IndexedDB through Dexie), with its tables. */
export type ShopDatabase = Dexie & { readonly [Name in StoreName]: Table<RowOf<Name>, IndexableType> };

/** Makes the connection to a database, with its schema versions. migrations.ts has the migrations of the rows. */
export function makeDatabase(options?: DexieOptions): ShopDatabase {
  const db = new Dexie(DATABASE_NAME, options) as ShopDatabase;
  // The indexes of the present version, and the tables of earlier ones, which their migrations may read. Dexie brings a stored database
  // of any version up to them before it migrates its rows (migrations.ts).
  db.version(1).stores({
    foods: '++n, &id, onMenu, [onMenu+nameKey], [onMenu+price], [onMenu+stock], [onMenu+threshold], [onMenu+categoryKey+nameKey], [onMenu+lowStock], *nameWords, *descriptionWords, *categoryWords',
    categories: '++n, &key',
    banners: '++n, &id',
    // Not unique by e-mail: two accounts of an earlier version may have the same key.
    users: '++n, &id, email, emailKey, nameKey, addressKey, [role+nameKey], *words',
    credentials: 'userId',
    sessions: 'token, userId',
    // For each sort one index alone and one behind the status, which the list can be filtered by.
    orders:
      '++n, &id, date, due, cents, customerKey, [status+due], [status+cents], [status+customerKey], [status+id], [userId+date], *words',
    coupons: '++n, &id, code',
    couponUses: 'orderId, [couponId+userId]',
    idempotencyKeys: '[userId+key]',
    events: '++n',
    history: '++n, &id, timestamp, action, user, *words',
    settings: 'key',
    counters: 'key',
    orderKeys: '[userId+key]',
    postings: '[section+term+chunk]',
  } satisfies Record<StoreName | 'postings' | 'orderKeys', string>);
  db.version(ROWS_VERSION).stores({ postings: null, orderKeys: null });
  return db;
}

const NEWER_DATA =
  'The data of this shop was saved by a newer version of the app. Nothing is lost: please reload the page to get that version.';
const OLDER_TAB =
  'Another tab still uses an older version of the shop and holds its data. Please close that tab, then try again.';

/** How long to wait for other tabs to close an older database, in milliseconds. They do so within moments or not at all. */
const BLOCKED_MS = 2000;

/** Dexie multiplies version numbers by ten, to leave room for its own schema patches. */
const NATIVE_STEP = 10;

/** Refuses the database of a newer version of the app, which this code could damage. */
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
