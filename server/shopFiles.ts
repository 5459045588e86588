/** Takes over the shop of a browser, from the file that its QA panel saves, and gives it back as such a file. */
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Backend } from '../backend/backend';
import { type CapsuleRows, CapsuleRowsSchema, checkRows, refuseCapsule, sealCapsule, unsealCapsule } from '../backend/capsule/capsuleFile';
import { newDatabaseMark } from '../backend/repositories/databaseMarks';
import { ROWS_VERSION, type RowOf, type StoreName } from '../backend/rows/rowSchemas';
import { STORES, type Rows } from '../backend/store';
import { digest } from '../src/domain/http/idempotencyKey';
import { isSafeImage, isUploaded } from '../src/domain/text/safeUrl';
import { DEMO_ACCOUNTS } from '../src/domain/user/demoAccounts';
import { isImpossible } from './postgres/errors';
import { asDataUrl } from './postgres/pictures';
import { renumber } from './postgres/sqlStore';

const ContentSchema = v.object({ databaseVersion: v.number(), database: CapsuleRowsSchema });

/** A picture is in its record, and in what an undo checks and restores: its text is looked for anywhere in the rows. */
const UPLOADED = /"data:image\/[^"]+"/g;
const STORED = /"\/api\/pictures\/[^"]+"/g;

/** The texts in the rows of a shop, each once. @param rows in JSON @param pattern matches them with their quotes */
function textsIn(rows: string, pattern: RegExp): string[] {
  return [...new Set(rows.match(pattern))].map((quoted) => quoted.slice(1, -1));
}

/** The rows of a shop with other texts in place of some. @param rows in JSON */
function replaceTexts(rows: string, texts: ReadonlyMap<string, string>): CapsuleRows {
  return JSON.parse(rows, (_, value: unknown) => (typeof value === 'string' ? (texts.get(value) ?? value) : value)) as CapsuleRows;
}

/** Replaces the whole shop by a capsule, or changes nothing. Sessions are not taken over. @throws CapsuleRefused */
export async function importShop({ store }: Backend, db: Kysely<unknown>, text: string) {
  const content = v.safeParse(ContentSchema, await unsealCapsule(text));
  if (!content.success) return refuseCapsule('damaged');
  const { databaseVersion, database } = content.output;
  if (databaseVersion !== ROWS_VERSION) return refuseCapsule(databaseVersion > ROWS_VERSION ? 'newer' : 'older');
  checkRows(database);
  const given = JSON.stringify(database);
  const written = store.write(async (tables) => {
    for (const name of STORES) await tables[name].delete();
    const addresses = new Map<string, string>();
    // Not what a customer has typed: it would be served as a picture of the shop.
    for (const picture of textsIn(given, UPLOADED).filter(isSafeImage)) {
      const address = await tables.keepPicture(picture);
      // An undo recognises a picture in a browser by its digest, on a server by its address.
      addresses.set(picture, address).set(digest(picture), address);
    }
    const rows = replaceTexts(given, addresses);
    for (const name of STORES) if (name !== 'sessions') await (tables[name] as Rows<RowOf<StoreName>>).addAll(rows[name] as RowOf<StoreName>[]);
    await tables.counters.put(newDatabaseMark());
  });
  await written.catch((error: unknown) => {
    // For example an order of an account that is not in the file.
    if (isImpossible(error)) refuseCapsule('impossible');
    throw error;
  });
  await renumber(db);
  console.log(`Imported ${String(database.foods?.length)} dishes, ${String(database.users?.length)} accounts and ${String(database.orders?.length)} orders.`);
  const samples = Object.values(DEMO_ACCOUNTS).filter(({ email }) => database.users?.some((user) => user.email === email));
  if (samples.length > 0) console.log(`The password of a sample administrator is published, and sample customers have none on a server. Set others with npm run server -- set-password: ${samples.map(({ email }) => email).join(', ')}`);
  return undefined;
}

/** The whole shop as a capsule, which the QA panel of a browser imports. */
export async function exportShop({ store }: Backend, db: Kysely<unknown>): Promise<string> {
  const found = await store.read(async (tables) =>
    Promise.all(STORES.map(async (name) => [name, name === 'sessions' ? [] : await (tables[name] as Rows<RowOf<StoreName>>).find()] as const)));
  const stored = JSON.stringify(Object.fromEntries(found));
  const pictures = new Map<string, string>();
  for (const address of textsIn(stored, STORED)) pictures.set(address, await asDataUrl(db, address));
  const database = replaceTexts(stored, pictures);
  for (const { inverse } of database.history as RowOf<'history'>[]) {
    if (inverse?.kind === 'change-dish' && inverse.from.image !== undefined && isUploaded(inverse.from.image)) inverse.from.image = digest(inverse.from.image);
  }
  return sealCapsule({
    appVersion: process.env.npm_package_version ?? '',
    databaseVersion: ROWS_VERSION,
    madeAt: new Date().toISOString(),
    route: '/',
    settings: { scenarios: [], overrides: [], latency: 0, seed: null, size: null, clock: null },
    log: [],
    storage: {},
    database,
  });
}
