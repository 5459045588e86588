/** The content of a capsule, and how it is written, read and checked. */
import * as v from 'valibot';
import { CapsuleRowsSchema, checkRows, refuseCapsule, sealCapsule, unsealCapsule } from '../../../backend/capsule/capsuleFile';
import { ROWS_VERSION } from '../../../backend/rows/rowSchemas';
import { LoggedRequestSchema } from '../../instrumentation/requestLog';
import { SettingsSchema } from '../settings/settings';

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
  database: CapsuleRowsSchema,
});

/** The content of a capsule. */
export type Content = v.InferOutput<typeof ContentSchema>;

/** Serialises a capsule. */
export async function writeCapsule(content: Content): Promise<Blob> {
  return new Blob([await sealCapsule(content)], { type: 'application/json' });
}

/**
 * Parses a capsule and checks it. Rows of an earlier version are checked when they have been migrated.
 * @throws CapsuleRefused
 */
export async function readCapsule(text: string): Promise<Content> {
  const result = v.safeParse(ContentSchema, await unsealCapsule(text));
  if (!result.success) return refuseCapsule('damaged');
  const { databaseVersion, database } = result.output;
  if (databaseVersion > ROWS_VERSION) return refuseCapsule('newer');
  if (databaseVersion === ROWS_VERSION) checkRows(database);
  return result.output;
}
