/** Accounts. Call these inside a transaction. */
import { type User, emailKey } from '../../src/domain/user/user';
import { ordersOf } from './orderSums';
import type { ShopDatabase } from '../../mocks/indexeddb/database';
import { type UserRow, toUser } from '../rows/rows';

/** The accounts with an e-mail, oldest first. There is at most one, except where an earlier version accepted two spellings. */
export function usersWithEmail(db: ShopDatabase, email: string): Promise<UserRow[]> {
  return db.users.where('emailKey').equals(emailKey(email)).toArray();
}

/** Stores new accounts. */
export async function addUsers(db: ShopDatabase, rows: readonly UserRow[]) {
  await db.users.bulkAdd(rows.map((row) => ({ ...row })));
}

/** The account of a response, with its number of orders. */
export async function describeUser(db: ShopDatabase, row: UserRow): Promise<User> {
  return toUser(row, await ordersOf(db, row.id));
}
