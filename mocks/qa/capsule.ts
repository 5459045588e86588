/** A bug in one file: the whole database, what was switched on, what was asked, the app's own storage, and where it was. */
import * as v from 'valibot';
import application from '../../package.json';
import { QA_SETTINGS_KEY } from '../../src/domain/storedKeys';
import { STORE_VERSION, newShop } from '../db/counters';
import type { ShopDatabase } from '../db/database';
import { openShop, shopStorage } from '../db/shop';
import { upgradeRows } from '../db/upgrade';
import { keysOf } from '../memoryStorage';
import { CapsuleRefused, type Content, LogSchema, readCapsule, refuseCapsule, writeCapsule } from './capsuleFile';
import { loggedRequests, replaceLog } from './requestLog';
import { changeSettings, clearSettings, currentSettings, settingsArrived, settingsToTake } from './settings';
import { forgetFirstView } from './shopData';
import { LOG_KEY, keepForVisit } from './visit';

async function readDatabase(db: ShopDatabase): Promise<Content['database']> {
  return db.transaction('r', db.tables, async () => {
    const database: Content['database'] = {};
    for (const table of db.tables) database[table.name] = (await table.toArray()) as Content['database'][string];
    return database;
  });
}

/** Makes a capsule of everything as it is now. */
export async function makeCapsule(): Promise<Blob> {
  const { db } = await openShop();
  return writeCapsule({
    appVersion: application.version,
    databaseVersion: db.verno,
    madeAt: new Date().toISOString(),
    route: window.location.pathname + window.location.search,
    settings: settingsToTake(),
    log: [...loggedRequests()],
    storage: readStorage(),
    database: await readDatabase(db),
  });
}

/** Why no shop would take this capsule, or null: what is damaged here goes into it as it is. */
export async function whyRefused(capsule: Blob): Promise<string | null> {
  const { db } = await openShop();
  try {
    await readCapsule(await new Response(capsule).text(), db);
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

/** Replaces the database and what the app has stored, both or neither. */
async function replaceShop(db: ShopDatabase, { database, databaseVersion, storage }: Content) {
  await db.transaction('rw', db.tables, async () => {
    for (const table of db.tables) {
      await table.clear();
      await table.bulkAdd(database[table.name] ?? []);
    }
    if (databaseVersion < db.verno) await upgradeRows(db);
    // A page may know the order of rows that were here after the capsule was made.
    await db.counters.where('key').startsWith(STORE_VERSION).modify({ value: Math.random() });
    // Whoever is filling the shop that was here stops.
    await db.counters.put(newShop());
    // Last, for a load of the page in the middle takes back the database alone; what throws here takes it back as well.
    replaceStorage(storage);
  });
}

/**
 * Puts a capsule in place of everything in this browser's shop.
 * @returns the address to go to, by a load of the page: what runs now still shows the old state
 * @throws CapsuleRefused, and has changed nothing
 */
export async function openCapsule(file: Blob): Promise<string> {
  const { db } = await openShop();
  // The load of the page that follows would bring another shop.
  if (shopStorage() === 'memory') refuseCapsule('impossible');
  const content = await readCapsule(await new Response(file).text(), db);
  const { settings, log, route } = content;
  // Scenarios that stand in the way of the browser's storage end first.
  const switchedOn = currentSettings();
  clearSettings();
  const stored = readStorage();
  try {
    await replaceShop(db, content);
  } catch {
    replaceStorage(stored);
    changeSettings(switchedOn);
    refuseCapsule('impossible');
  }
  // From here on the shop is the capsule's, and nothing may fail any more.
  forgetFirstView();
  sessionStorage.clear();
  const restored = settingsArrived(settings);
  // Switched on here as well: what is on is what gets stored with the next change.
  changeSettings(restored);
  keepForVisit(QA_SETTINGS_KEY, JSON.stringify(restored));
  // Last: many long requests may be more than the tab's storage takes.
  keepForVisit(LOG_KEY, JSON.stringify(log));
  return route;
}

/** Brings the requests of a capsule back that was opened before this load. */
export function recallLog() {
  try {
    const log = v.safeParse(LogSchema, JSON.parse(sessionStorage.getItem(LOG_KEY) ?? 'null'));
    sessionStorage.removeItem(LOG_KEY);
    if (log.success) replaceLog([...loggedRequests(), ...log.output]);
  } catch {
    // Nothing to bring back.
  }
}
