/** Accounts with their search entries and counters. Call these inside a transaction. */
import { type User, emailKey } from '../../../src/domain/user/user';
import { countUsers, ordersOf } from './counters';
import type { ShopDatabase } from '../schema/database';
import { type UserRow, toUser } from '../schema/rows';
import { type Entry, reindex, wordsEntry } from '../search/searchIndex';

function entryOf(n: number, { name, email, phone, address }: UserRow): Entry {
  return wordsEntry('user', n, [name, email, phone, address]);
}

/** The accounts with an e-mail, oldest first. There is at most one, except where an earlier version accepted two spellings. */
export function usersWithEmail(db: ShopDatabase, email: string): Promise<UserRow[]> {
  return db.users.where('emailKey').equals(emailKey(email)).toArray();
}

/** Stores new accounts. */
export async function addUsers(db: ShopDatabase, rows: readonly UserRow[]) {
  const keys = await db.users.bulkAdd(rows.map((row) => ({ ...row })), { allKeys: true });
  await reindex(db, { add: rows.map((row, at) => entryOf(keys[at] ?? 0, row)) });
  await countUsers(db, rows);
}

/** Updates an account and its search entries. */
export async function replaceUser(db: ShopDatabase, before: UserRow, after: UserRow) {
  const n = before.n ?? 0;
  await db.users.put({ ...after, n });
  await reindex(db, { remove: [entryOf(n, before)], add: [entryOf(n, after)] });
}

/** The account of a response, with its number of orders. */
export async function describeUser(db: ShopDatabase, row: UserRow): Promise<User> {
  return toUser(row, await ordersOf(db, row.id));
}
