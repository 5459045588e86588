/** A bug in one file: the whole database, what was switched on, what was asked, the app's own storage, and where it was. */
import * as v from 'valibot';
import application from '../../package.json';
import { STORE_VERSION } from '../db/counters';
import type { ShopDatabase } from '../db/database';
import { toHex } from '../db/hex';
import { openShop } from '../db/shop';
import { countAnew } from '../db/upgrade';
import { type LoggedRequest, loggedRequests, replaceLog } from './requestLog';
import { ROW_SCHEMAS } from './rowSchemas';
import { SettingsSchema, changeSettings, clearSettings, currentSettings, settingsArrived, settingsToTake } from './settings';
import { forgetFirstView } from './shopData';
import { LOG_KEY, SETTINGS_KEY } from './visit';

const FORMAT = 'food-delivery-capsule';
const VERSION = 1;

const REFUSALS = {
  foreign: 'This file is not a capsule of this shop.',
  damaged: 'This capsule is damaged, so nothing was changed.',
  newer: 'This capsule was made by a newer version of the shop, so nothing was changed.',
  impossible: 'This capsule could not be stored, so nothing was changed.',
} as const;

/** Why a capsule is not taken; the message is for people. */
export class CapsuleRefused extends Error {}

const LoggedSchema = v.object({
  id: v.number(),
  at: v.string(),
  method: v.string(),
  path: v.string(),
  sent: v.string(),
  status: v.nullable(v.number()),
  milliseconds: v.number(),
  answer: v.string(),
  answeredBy: v.string(),
});
const ContentSchema = v.object({
  appVersion: v.string(),
  databaseVersion: v.number(),
  madeAt: v.string(),
  route: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
  settings: SettingsSchema,
  log: v.array(LoggedSchema),
  storage: v.record(v.string(), v.string()),
  database: v.record(v.string(), v.array(v.looseObject({}))),
});
type Content = v.InferOutput<typeof ContentSchema>;
const EnvelopeSchema = v.object({ format: v.literal(FORMAT), version: v.number(), check: v.string(), content: v.unknown() });

/** Tells a file that was cut off or changed on its way from a whole one. */
async function checkOf(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  // A page that came by plain http from another machine has none.
  if (!subtle) return toHex((await import('../db/plainHash')).sha256(bytes));
  return toHex(new Uint8Array(await subtle.digest('SHA-256', bytes)));
}

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
  const content: Content = {
    appVersion: application.version,
    databaseVersion: db.verno,
    madeAt: new Date().toISOString(),
    route: window.location.pathname + window.location.search,
    settings: settingsToTake(),
    log: [...loggedRequests()],
    storage: readStorage(),
    database: await readDatabase(db),
  };
  const check = await checkOf(JSON.stringify(content));
  return new Blob([JSON.stringify({ format: FORMAT, version: VERSION, check, content })], { type: 'application/json' });
}

function refuse(reason: keyof typeof REFUSALS): never {
  throw new CapsuleRefused(REFUSALS[reason]);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse(text.includes(FORMAT) ? 'damaged' : 'foreign');
  }
}

/** Reads a capsule and checks all of it. @throws CapsuleRefused */
async function readCapsule(text: string, db: ShopDatabase): Promise<Content> {
  const envelope = v.safeParse(EnvelopeSchema, parse(text));
  if (!envelope.success) return refuse('foreign');
  const { version, check, content } = envelope.output;
  if (version > VERSION) return refuse('newer');
  if (check !== (await checkOf(JSON.stringify(content)))) return refuse('damaged');
  const result = v.safeParse(ContentSchema, content);
  if (!result.success) return refuse('damaged');
  if (result.output.databaseVersion > db.verno) return refuse('newer');
  const { database } = result.output;
  const whole = db.tables.every(({ name }) => {
    const schema = ROW_SCHEMAS[name];
    return schema && database[name]?.every((row) => v.is(schema, row));
  });
  return whole ? result.output : refuse('damaged');
}

function replaceStorage(next: Readonly<Record<string, string>>) {
  localStorage.clear();
  for (const [key, value] of Object.entries(next)) localStorage.setItem(key, value);
}

function readStorage(): Record<string, string> {
  return Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key) ?? '']));
}

async function replaceDatabase(db: ShopDatabase, { database, databaseVersion }: Pick<Content, 'database' | 'databaseVersion'>) {
  await db.transaction('rw', db.tables, async () => {
    for (const table of db.tables) {
      await table.clear();
      await table.bulkAdd(database[table.name] ?? []);
    }
    if (databaseVersion < db.verno) await countAnew(db);
    // A page may know the order of rows that were here after the capsule was made.
    await db.counters.where('key').startsWith(STORE_VERSION).modify({ value: Math.random() });
  });
}

/**
 * Puts a capsule in place of everything in this browser's shop.
 * @returns the address to go to, by a load of the page: what runs now still shows the old state
 * @throws CapsuleRefused, and has changed nothing
 */
export async function openCapsule(file: Blob): Promise<string> {
  const { db } = await openShop();
  const content = await readCapsule(await new Response(file).text(), db);
  const { storage, settings, log, route } = content;
  // Scenarios that stand in the way of the browser's storage end first.
  const switchedOn = currentSettings();
  clearSettings();
  const stored = readStorage();
  try {
    replaceStorage(storage);
    await replaceDatabase(db, content);
  } catch {
    replaceStorage(stored);
    changeSettings(switchedOn);
    refuse('impossible');
  }
  forgetFirstView();
  sessionStorage.clear();
  sessionStorage.setItem(LOG_KEY, JSON.stringify(log));
  const restored = settingsArrived(settings);
  // Switched on here as well: what is on is what gets stored with the next change.
  changeSettings(restored);
  sessionStorage.setItem(SETTINGS_KEY, JSON.stringify(restored));
  return route;
}

/** Brings the requests of a capsule back that was opened before this load. */
export function recallLog() {
  try {
    const log = v.safeParse(v.array(LoggedSchema), JSON.parse(sessionStorage.getItem(LOG_KEY) ?? 'null'));
    sessionStorage.removeItem(LOG_KEY);
    if (log.success) replaceLog([...loggedRequests(), ...(log.output satisfies LoggedRequest[])]);
  } catch {
    // Nothing to bring back.
  }
}
