/** Takes over the shop of a browser, from the file that its QA panel saves, and gives it back as such a file. */
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Backend } from '../backend/backend';
import { CapsuleRowsSchema, checkRows, refuseCapsule, sealCapsule, unsealCapsule } from '../backend/capsule/capsuleFile';
import { newDatabaseMark } from '../backend/repositories/databaseMarks';
import { ROWS_VERSION, type RowOf, type StoreName } from '../backend/rows/rowSchemas';
import { STORES, type Rows } from '../backend/store';
import { digest } from '../src/domain/http/idempotencyKey';
import { isUploaded } from '../src/domain/text/safeUrl';
import { DEMO_ACCOUNTS } from '../src/domain/user/demoAccounts';
import { isImpossible } from './postgres/errors';
import { asDataUrl } from './postgres/pictures';
import { renumber } from './postgres/sqlStore';

const ContentSchema = v.object({ databaseVersion: v.number(), database: CapsuleRowsSchema });

/** The fields that hold pictures. */
const PICTURES: Partial<Record<StoreName, string>> = { foods: 'image', banners: 'image', users: 'photoUrl' };

async function changePicture<Row extends object>(name: StoreName, row: Row, change: (address: string) => Promise<string>): Promise<Row> {
  const field = PICTURES[name];
  if (field === undefined) return row;
  return { ...row, [field]: await change(String((row as Record<string, unknown>)[field])) };
}

/** The same for what the undo of an entry checks and restores. */
async function changeInverse(entry: RowOf<'history'>, change: (address: string) => Promise<string>, changeGuard: (image: string) => Promise<string>): Promise<RowOf<'history'>> {
  const { inverse } = entry;
  if (inverse?.kind === 'add-banner') return { ...entry, inverse: { ...inverse, row: await changePicture('banners', inverse.row, change) } };
  if (inverse?.kind !== 'change-dish') return entry;
  const { from, to } = inverse;
  return {
    ...entry,
    inverse: {
      ...inverse,
      from: from.image === undefined ? from : { ...from, image: await changeGuard(from.image) },
      to: to.image === undefined ? to : { ...to, image: await change(to.image) },
    },
  };
}

/**
 * Changes the pictures of a row of any table.
 * @param changeGuard changes what an undo recognises a picture by: a browser has the digest of an uploaded one, a server its address
 */
const changePictures = (name: StoreName, row: RowOf<StoreName>, change: (address: string) => Promise<string>, changeGuard: (image: string) => Promise<string>) =>
  name === 'history' ? changeInverse(row as RowOf<'history'>, change, changeGuard) : changePicture(name, row, change);

/** Replaces the whole shop by a capsule, or changes nothing. Sessions are not taken over. @throws CapsuleRefused */
export async function importShop({ store }: Backend, db: Kysely<unknown>, text: string) {
  const content = v.safeParse(ContentSchema, await unsealCapsule(text));
  if (!content.success) return refuseCapsule('damaged');
  const { databaseVersion, database } = content.output;
  if (databaseVersion !== ROWS_VERSION) return refuseCapsule(databaseVersion > ROWS_VERSION ? 'newer' : 'older');
  checkRows(database);
  const written = store.write(async (tables) => {
    for (const name of STORES) await tables[name].delete();
    const addresses = new Map<string, string>();
    const keep = async (picture: string) => {
      if (!isUploaded(picture)) return picture;
      const address = await tables.keepPicture(picture);
      addresses.set(digest(picture), address);
      return address;
    };
    const guard = (image: string) => Promise.resolve(addresses.get(image) ?? image);
    for (const name of STORES) {
      if (name === 'sessions') continue;
      const given = (database[name] ?? []) as RowOf<StoreName>[];
      const rows = (await Promise.all(given.map((row) => changePictures(name, row, keep, guard)))) as RowOf<StoreName>[];
      await (tables[name] as Rows<RowOf<StoreName>>).addAll(rows);
    }
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
  if (samples.length > 0) console.log(`The passwords of its sample accounts are published. Set others with npm run server -- set-password: ${samples.map(({ email }) => email).join(', ')}`);
  return undefined;
}

/** The whole shop as a capsule, which the QA panel of a browser imports. */
export async function exportShop({ store }: Backend, db: Kysely<unknown>): Promise<string> {
  const database = await store.read(async (tables) => {
    const rows = STORES.map(async (name) => [name, name === 'sessions' ? [] : await (tables[name] as Rows<RowOf<StoreName>>).find()] as const);
    return Promise.all(rows);
  });
  const dataUrl = (address: string) => asDataUrl(db, address);
  const guard = async (address: string) => {
    const picture = await dataUrl(address);
    return isUploaded(picture) ? digest(picture) : picture;
  };
  const withPictures = database.map(async ([name, rows]) => [name, await Promise.all(rows.map((row) => changePictures(name, row, dataUrl, guard)))] as const);
  return sealCapsule({
    appVersion: process.env.npm_package_version ?? '',
    databaseVersion: ROWS_VERSION,
    madeAt: new Date().toISOString(),
    route: '/',
    settings: { scenarios: [], overrides: [], latency: 0, seed: null, size: null, clock: null },
    log: [],
    storage: {},
    database: Object.fromEntries(await Promise.all(withPictures)),
  });
}
