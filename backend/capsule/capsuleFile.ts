/** The file of a whole shop, as the QA panel saves it and a server imports it: its envelope, its checksum and its rows. */
import * as v from 'valibot';
import { toHex } from '../../src/domain/randomId';
import { ROW_SCHEMAS } from '../rows/rowSchemas';
import { STORES } from '../store';

const FORMAT = 'food-delivery-capsule';
const VERSION = 1;

const REFUSALS = {
  foreign: 'This file is not a capsule of this shop.',
  damaged: 'This capsule is damaged, so nothing was changed.',
  newer: 'This capsule was made by a newer version of the shop, so nothing was changed.',
  older: 'This capsule was made by an older version of the shop, so nothing was changed. Open it in a browser with the present version, and save it again.',
  impossible: 'This capsule could not be stored, so nothing was changed.',
} as const;

/** Thrown for a capsule that is not imported; the message is for people. */
export class CapsuleRefused extends Error {}

/** The rows of a capsule, by table. */
export const CapsuleRowsSchema = v.record(v.string(), v.array(v.looseObject({})));
export type CapsuleRows = v.InferOutput<typeof CapsuleRowsSchema>;

/** The whole file: its format, its content, and a checksum of the content. */
const EnvelopeSchema = v.object({ format: v.literal(FORMAT), version: v.number(), check: v.string(), content: v.unknown() });

/** The checksum, which detects a truncated or changed file. */
async function checkOf(content: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  // Insecure contexts (plain http from another machine) have no `crypto.subtle`.
  if (!subtle) return toHex((await import('../passwords/plainHash')).sha256(bytes));
  return toHex(new Uint8Array(await subtle.digest('SHA-256', bytes)));
}

/** Refuses a capsule. @throws CapsuleRefused with the message of the reason */
export function refuseCapsule(reason: keyof typeof REFUSALS): never {
  throw new CapsuleRefused(REFUSALS[reason]);
}

/** Serialises the content of a capsule with its envelope. */
export async function sealCapsule(content: unknown): Promise<string> {
  return JSON.stringify({ format: FORMAT, version: VERSION, check: await checkOf(content), content });
}

/** The content of a capsule, whose checksum is right. @throws CapsuleRefused */
export async function unsealCapsule(text: string): Promise<unknown> {
  const envelope = v.safeParse(v.pipe(v.string(), v.parseJson(), EnvelopeSchema), text);
  if (!envelope.success) return refuseCapsule(text.includes(FORMAT) ? 'damaged' : 'foreign');
  const { version, check, content } = envelope.output;
  if (version > VERSION) return refuseCapsule('newer');
  if (check !== (await checkOf(content))) return refuseCapsule('damaged');
  return content;
}

/** Checks rows of the current version. @throws CapsuleRefused with the name of a damaged one */
export function checkRows(database: CapsuleRows) {
  for (const name of STORES) {
    const rows = database[name] ?? refuseCapsule('damaged');
    const at = rows.findIndex((row) => !v.is(ROW_SCHEMAS[name], row));
    if (at === -1) continue;
    // The message names the record, so that it can be repaired.
    const which = [rows[at]?.id, rows[at]?.key].find((own) => typeof own === 'string') ?? `number ${String(at + 1)}`;
    throw new CapsuleRefused(
      `A capsule with a damaged record cannot be imported: ${name} ${which}. Repair or delete it in the browser it comes from, in the developer tools under IndexedDB, and export again.`,
    );
  }
}
