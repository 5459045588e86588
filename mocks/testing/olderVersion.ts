import dayjs from 'dayjs';
import { Dexie } from 'dexie';
import type { ShopDatabase } from '../indexeddb/database';

type Rows = Record<string, Record<string, unknown>[]>;

/** Converts rows to those of version 2: history timestamps in local time without a zone, and users without e-mail keys. */
function withLocalTimes(rows: Rows) {
  rows.history = (rows.history ?? []).map((row) => ({ ...row, timestamp: dayjs(String(row.timestamp)).format('YYYY-MM-DDTHH:mm:ss.SSS') }));
  rows.users = (rows.users ?? []).map(({ emailKey: _, ...row }) => row);
}

/** Removes what rows of earlier versions did not have: the words of searches. */
function withoutWords(rows: Rows) {
  for (const [name, stored] of Object.entries(rows)) rows[name] = stored.map(({ words: _, nameWords: __, descriptionWords: ___, categoryWords: ____, ...row }) => row);
}

/** Replaces the database by one of an earlier version with these rows. */
export async function storeRows(version: number, db: ShopDatabase, rows: Rows) {
  const indexes = db.tables.map(({ name, schema }) => [name, [schema.primKey, ...schema.indexes].filter(({ multi }) => version > 6 || !multi).map(({ src }) => (version > 7 ? src : src.replace('onMenu', 'on').replace('lowStock', 'low'))).join()] as const);
  await db.delete();
  const older = new Dexie(db.name);
  older.version(version).stores({
    ...Object.fromEntries(indexes),
    ...(version < 8 && { orderKeys: '[userId+key]' }),
    ...(version < 7 && { postings: '[section+term+chunk]', history: '++n, &id, timestamp' }),
    ...(version < 3 && { users: '++n, &id, &email, nameKey, addressKey, [role+nameKey]' }),
    ...(version < 2 && { history: '++n, &id, timestamp, action, user' }),
  });
  await older.open();
  for (const [name, stored] of Object.entries(rows)) await older.table(name).bulkAdd(stored);
  older.close();
}

/** Replaces the database by one of an earlier version with the same records. @param change changes the rows first */
export async function storeAsVersion(version: 1 | 2, db: ShopDatabase, change?: (rows: Rows) => void) {
  const rows: Rows = {};
  for (const table of db.tables) rows[table.name] = await table.toArray();
  withLocalTimes(rows);
  withoutWords(rows);
  rows.foods = (rows.foods ?? []).map(({ onMenu, lowStock, ...row }) => ({ ...row, on: onMenu, low: lowStock }));
  rows.orders = (rows.orders ?? []).map(({ soldPieces, order, ...row }) => ({ ...row, sold: soldPieces, record: order }));
  change?.(rows);
  await storeRows(version, db, rows);
}
