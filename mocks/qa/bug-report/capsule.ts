/** A capsule is a bug report file: the whole database, the QA settings, the request log, the app's local storage, and the URL. */
import * as v from 'valibot';
import application from '../../../package.json';
import { QA_SETTINGS_KEY } from '../../../src/domain/storedKeys';
import { newDatabaseMark } from '../../../backend/repositories/databaseMarks';
import type { ShopDatabase } from '../../indexeddb/database';
import { storageInUse } from '../../indexeddb/connection/storageMarker';
import { openDatabase } from '../../indexeddb/connection/openDatabase';
import { migrateRows } from '../../indexeddb/migrations/migrations';
import { keysOf } from '../../compat/memoryStorage';
import { CapsuleRefused, CapsuleRowsSchema, checkRows, refuseCapsule, sealCapsule, unsealCapsule } from '../../../backend/capsule/capsuleFile';
import { ROWS_VERSION } from '../../../backend/rows/rowSchemas';
import { LoggedRequestSchema, loggedRequests, replaceLog } from '../../instrumentation/requestLog';
import { SettingsSchema, changeSettings, clearSettings, currentSettings, settingsFromShare, settingsToShare } from '../settings/settings';
import { clearMenuSnapshot } from '../shop-data/shopData';
import { storeItem } from '../../../src/shared/utils/safeStorage';
import { readJson } from '../../../src/shared/utils/readJson';

/** Session storage key of the request log of a capsule, for the page that is loaded after the import. */
const LOG_KEY = 'qa-log';

/** The request log, as a capsule and the session storage hold it. */
const LogSchema = v.array(LoggedRequestSchema);

/** Whether a URL stays in this shop. Parsed by the browser, because browsers read a backslash as a slash and ignore tabs. */
function isOwnAddress(route: string): boolean {
  const { origin } = window.location;
  return route.startsWith('/') && URL.canParse(route, origin) && new URL(route, origin).origin === origin;
}

const ContentSchema = v.object({
  appVersion: v.string(),
  databaseVersion: v.number(),
  madeAt: v.string(),
  route: v.pipe(v.string(), v.check(isOwnAddress)),
  settings: SettingsSchema,
  log: LogSchema,
  storage: v.record(v.string(), v.string()),
  database: CapsuleRowsSchema,
});

/** The content of a capsule. */
export type Content = v.InferOutput<typeof ContentSchema>;

/**
 * Parses a capsule and checks it. Rows of an earlier version are checked when they have been migrated.
 * @throws CapsuleRefused
 */
async function readCapsule(text: string): Promise<Content> {
  const result = v.safeParse(ContentSchema, await unsealCapsule(text));
  if (!result.success) return refuseCapsule('damaged');
  const { databaseVersion, database } = result.output;
  if (databaseVersion > ROWS_VERSION) return refuseCapsule('newer');
  if (databaseVersion === ROWS_VERSION) checkRows(database);
  return result.output;
}

async function readDatabase(db: ShopDatabase): Promise<Content['database']> {
  return db.transaction('r', db.tables, async () =>
    Object.fromEntries(await Promise.all(db.tables.map(async (table) => [table.name, await table.toArray()] as const))));
}

/** Makes a capsule of the current state. */
export async function makeCapsule(): Promise<Blob> {
  const { db } = await openDatabase();
  const content: Content = {
    appVersion: application.version,
    databaseVersion: ROWS_VERSION,
    madeAt: new Date().toISOString(),
    route: window.location.pathname + window.location.search,
    settings: settingsToShare(),
    log: [...loggedRequests()],
    storage: readStorage(),
    database: await readDatabase(db),
  };
  return new Blob([await sealCapsule(content)], { type: 'application/json' });
}

/** The reason why this capsule could not be imported, or null. A damaged record is exported unchanged. */
export async function whyRefused(capsule: Blob): Promise<string | null> {
  try {
    await readCapsule(await new Response(capsule).text());
    return null;
  } catch (error) {
    if (error instanceof CapsuleRefused) return error.message;
    throw error;
  }
}

function replaceStorage(next: Readonly<Record<string, string>>) {
  localStorage.clear();
  for (const [key, value] of Object.entries(next)) localStorage.setItem(key, value);
}

function readStorage(): Record<string, string> {
  return Object.fromEntries(keysOf(localStorage).map((key) => [key, localStorage.getItem(key) ?? '']));
}

/** Replaces the database and the app's local storage, both or neither. */
async function replaceShop({ database, databaseVersion, storage }: Content) {
  const { db } = await openDatabase();
  // In memory the data would be lost with the page load that follows.
  if (storageInUse() === 'memory') refuseCapsule('impossible');
  await db.transaction('rw', db.tables, async () => {
    for (const table of db.tables) {
      await table.clear();
      await table.bulkAdd(database[table.name] ?? []);
    }
    if (databaseVersion < ROWS_VERSION) {
      await migrateRows(db, databaseVersion);
      checkRows(await readDatabase(db));
    }
    // Stops a generator that is filling the replaced shop.
    await db.counters.put(newDatabaseMark());
    // Last, because a page load before the commit rolls back the database only. An exception here rolls it back as
    // well.
    replaceStorage(storage);
  });
}

/**
 * Replaces all data of this browser's shop by a capsule.
 * @returns the URL to load: the running app still shows the old state
 * @throws CapsuleRefused, and changes nothing
 */
export async function openCapsule(file: Blob): Promise<string> {
  const content = await readCapsule(await new Response(file).text());
  const { settings, log, route } = content;
  // Scenarios that make storage fail are disabled before the database is opened.
  const enabled = currentSettings();
  clearSettings();
  const stored = readStorage();
  try {
    await replaceShop(content);
  } catch (error) {
    replaceStorage(stored);
    changeSettings(enabled);
    if (error instanceof CapsuleRefused) throw error;
    refuseCapsule('impossible');
  }
  // The import is complete. Nothing below may fail.
  clearMenuSnapshot();
  sessionStorage.clear();
  const restored = settingsFromShare(settings);
  // Activated in this page as well, because each change stores what is active.
  changeSettings(restored);
  storeItem('sessionStorage', QA_SETTINGS_KEY, JSON.stringify(restored));
  // Last, because a long log may exceed the tab's storage.
  storeItem('sessionStorage', LOG_KEY, JSON.stringify(log));
  return route;
}

/** Restores the request log of a capsule that was imported before this page load. */
export function restoreLog() {
  const log = readJson('sessionStorage', LOG_KEY, LogSchema);
  if (!log) return;
  sessionStorage.removeItem(LOG_KEY);
  replaceLog([...loggedRequests(), ...log]);
}
