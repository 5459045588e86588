/** The file format of a capsule: its content, and how it is written, read and checked. */
import * as v from 'valibot';
import type { ShopDatabase } from '../../indexeddb/database';
import { toHex } from '../../../src/domain/randomId';
import { LoggedRequestSchema } from '../../instrumentation/requestLog';
import { ROW_SCHEMAS, type StoreName } from '../../../backend/rows/rowSchemas';
import { SettingsSchema } from '../settings/settings';

const FORMAT = 'food-delivery-capsule';
const VERSION = 1;

const REFUSALS = {
  foreign: 'This file is not a capsule of this shop.',
  damaged: 'This capsule is damaged, so nothing was changed.',
  newer: 'This capsule was made by a newer version of the shop, so nothing was changed.',
  impossible: 'This capsule could not be stored, so nothing was changed.',
} as const;

/** Thrown for a capsule that is not imported; the message is for people. */
export class CapsuleRefused extends Error {}

/** The request log, as a capsule and the session storage hold it. */
export const LogSchema = v.array(LoggedRequestSchema);

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
  database: v.record(v.string(), v.array(v.looseObject({}))),
});

/** The content of a capsule. */
export type Content = v.InferOutput<typeof ContentSchema>;

/** The whole file: its format, its content, and a checksum of the content. */
const EnvelopeSchema = v.object({ format: v.literal(FORMAT), version: v.number(), check: v.string(), content: v.unknown() });

/** The checksum, which detects a truncated or changed file. */
async function checkOf(content: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  // Insecure contexts (plain http from another machine) have no `crypto.subtle`.
  if (!subtle) return toHex((await import('../../../backend/passwords/plainHash')).sha256(bytes));
  return toHex(new Uint8Array(await subtle.digest('SHA-256', bytes)));
}

/** Serialises a capsule. */
export async function writeCapsule(content: Content): Promise<Blob> {
  const envelope = { format: FORMAT, version: VERSION, check: await checkOf(content), content };
  return new Blob([JSON.stringify(envelope)], { type: 'application/json' });
}

/** Refuses a capsule. @throws CapsuleRefused with the message of the reason */
export function refuseCapsule(reason: keyof typeof REFUSALS): never {
  throw new CapsuleRefused(REFUSALS[reason]);
}

/** Checks rows of the current version. @param db has the stores @throws CapsuleRefused with the name of a damaged one */
export function checkRows(database: Content['database'], db: ShopDatabase) {
  for (const { name } of db.tables) {
    const rows = database[name] ?? refuseCapsule('damaged');
    const at = rows.findIndex((row) => !v.is(ROW_SCHEMAS[name as StoreName], row));
    if (at === -1) continue;
    // The message names the record, so that it can be repaired.
    const which = [rows[at]?.id, rows[at]?.key].find((own) => typeof own === 'string') ?? `number ${String(at + 1)}`;
    throw new CapsuleRefused(
      `A capsule with a damaged record cannot be imported: ${name} ${which}. Repair or delete it in the browser it comes from, in the developer tools under IndexedDB, and export again.`,
    );
  }
}

/**
 * Parses a capsule and checks it. Rows of an earlier version are checked when they have been migrated.
 * @param db rows of its version must match its schema
 * @throws CapsuleRefused
 */
export async function readCapsule(text: string, db: ShopDatabase): Promise<Content> {
  const envelope = v.safeParse(v.pipe(v.string(), v.parseJson(), EnvelopeSchema), text);
  if (!envelope.success) return refuseCapsule(text.includes(FORMAT) ? 'damaged' : 'foreign');
  const { version, check, content } = envelope.output;
  if (version > VERSION) return refuseCapsule('newer');
  if (check !== (await checkOf(content))) return refuseCapsule('damaged');
  const result = v.safeParse(ContentSchema, content);
  if (!result.success) return refuseCapsule('damaged');
  const { databaseVersion, database } = result.output;
  if (databaseVersion > db.verno) return refuseCapsule('newer');
  if (databaseVersion === db.verno) checkRows(database, db);
  return result.output;
}
