import { Dexie } from 'dexie';
import type { ShopDatabase } from '../db/database';
import type { CounterRow, PostingRow } from '../db/rows';

/** What the first version did not count, and did not record in the search index. */
const isNewCounter = ({ key }: CounterRow) => /^(buyer|role|person|version):/.test(key);
const isNewPosting = ({ section }: PostingRow) => section.startsWith('history.');

/** Puts in a database's place one that the first version has stored, with the same records. */
export async function storeAsFirstVersion(db: ShopDatabase) {
  const rows = new Map(await Promise.all(db.tables.map(async (table) => [table.name, await table.toArray()] as const)));
  const indexes = db.tables.map(({ name, schema }) => [name, [schema.primKey, ...schema.indexes].map(({ src }) => src).join()] as const);
  await db.delete();

  const first = new Dexie(db.name);
  first.version(1).stores({ ...Object.fromEntries(indexes), history: '++n, &id, timestamp, action, user' });
  await first.open();
  for (const [name, stored] of rows) await first.table(name).bulkAdd(stored);
  await first.table<CounterRow>('counters').filter(isNewCounter).delete();
  await first.table<PostingRow>('postings').filter(isNewPosting).delete();
  first.close();
}
