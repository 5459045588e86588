import { Dexie, type DexieOptions, type Table } from 'dexie';
import { RefusedError, refusal, refuse } from '../../backend/utils/refusal';
import { ROWS_VERSION, type RowOf, type StoreName } from '../../backend/rows/rowSchemas';

/** The database's name in the browser's developer tools. */
export const DATABASE_NAME = 'FoodDelivery';

/** The embedded database (IndexedDB through Dexie) and its schema versions. migrations.ts has the migrations of the rows. */
export class ShopDatabase extends Dexie {
  declare foods: Table<RowOf<'foods'>, number>;
  declare categories: Table<RowOf<'categories'>, number>;
  declare banners: Table<RowOf<'banners'>, number>;
  declare users: Table<RowOf<'users'>, number>;
  declare credentials: Table<RowOf<'credentials'>, string>;
  declare sessions: Table<RowOf<'sessions'>, string>;
  declare orders: Table<RowOf<'orders'>, number>;
  declare coupons: Table<RowOf<'coupons'>, number>;
  declare couponUses: Table<RowOf<'couponUses'>, string>;
  declare idempotencyKeys: Table<RowOf<'idempotencyKeys'>, [string, string]>;
  declare events: Table<RowOf<'events'>, number>;
  declare history: Table<RowOf<'history'>, number>;
  declare settings: Table<RowOf<'settings'>, string>;
  declare counters: Table<RowOf<'counters'>, string>;

  constructor(options?: DexieOptions) {
    super(DATABASE_NAME, options);
    this.version(1).stores({
      foods: '++n, &id, on, [on+nameKey], [on+price], [on+stock], [on+threshold], [on+categoryKey+nameKey], [on+low]',
      categories: '++n, &key',
      banners: '++n, &id',
      users: '++n, &id, &email, nameKey, addressKey, [role+nameKey]',
      credentials: 'userId',
      sessions: 'token, userId',
      // For each sort one index alone and one behind the status, which the list can be filtered by.
      orders:
        '++n, &id, date, cents, customerKey, [status+date], [status+cents], [status+customerKey], [status+id], [userId+date]',
      orderKeys: '[userId+key]',
      history: '++n, &id, timestamp, action, user',
      counters: 'key',
      postings: '[section+term+chunk]',
      // Without the stores that a later version adds.
    } satisfies Record<Exclude<StoreName, 'events' | 'idempotencyKeys' | 'settings' | 'coupons' | 'couponUses'> | 'postings' | 'orderKeys', string>);
    // Replaces the indexes on action and user by counters and the search index.
    this.version(2).stores({ history: '++n, &id, timestamp' });
    // History timestamps become instants, sales are counted by the month in UTC, and keys are case-folded. The index on the e-mail is not unique,
    // because two accounts of an earlier version may have the same key.
    this.version(3).stores({ users: '++n, &id, email, emailKey, nameKey, addressKey, [role+nameKey]' });
    // Orders have the tax rate that was charged.
    this.version(4);
    this.version(5).stores({ events: '++n' } satisfies Partial<Record<StoreName, string>>);
    // History entries have the inverse of their change, which earlier code would refuse in a capsule.
    this.version(6);
    // Searches use indexes of words instead of postings, and sums are computed from the orders.
    this.version(7).stores({
      foods: '++n, &id, on, [on+nameKey], [on+price], [on+stock], [on+threshold], [on+categoryKey+nameKey], [on+low], *nameWords, *descriptionWords, *categoryWords',
      users: '++n, &id, email, emailKey, nameKey, addressKey, [role+nameKey], *words',
      orders:
        '++n, &id, date, cents, customerKey, [status+date], [status+cents], [status+customerKey], [status+id], [userId+date], *words',
      history: '++n, &id, timestamp, action, user, *words',
      postings: null,
    });
    // Fields with longer names. Keys of requests are not copied, because a request is repeated within moments. The row number stays `n`, because
    // a primary key cannot be renamed.
    this.version(8).stores({
      foods: '++n, &id, onMenu, [onMenu+nameKey], [onMenu+price], [onMenu+stock], [onMenu+threshold], [onMenu+categoryKey+nameKey], [onMenu+lowStock], *nameWords, *descriptionWords, *categoryWords',
      orderKeys: null,
      idempotencyKeys: '[userId+key]',
    });
    // A shop whose settings were never changed has no row.
    this.version(9).stores({ settings: 'key' } satisfies Partial<Record<StoreName, string>>);
    // Lists sort orders by when they are due.
    this.version(10).stores({
      orders:
        '++n, &id, due, cents, customerKey, [status+due], [status+cents], [status+customerKey], [status+id], [userId+date], *words',
    });
    this.version(11).stores({ coupons: '++n, &id, code', couponUses: 'orderId, [couponId+userId]' } satisfies Partial<Record<StoreName, string>>);
    // The overview sorts them by when they were placed.
    this.version(ROWS_VERSION).stores({
      orders:
        '++n, &id, date, due, cents, customerKey, [status+due], [status+cents], [status+customerKey], [status+id], [userId+date], *words',
    });
  }
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
