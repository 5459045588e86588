/** Accounts. Call these inside a transaction. */
import { type User, emailKey } from '../../src/domain/user/user';
import { ordersOf } from './orderSums';
import type { Tables } from '../store';
import { type UserRow, toUser } from '../rows/rows';

/** The accounts with an e-mail, oldest first. There is at most one, except where an earlier version accepted two spellings. */
export function usersWithEmail(db: Tables, email: string): Promise<UserRow[]> {
  return db.users.find({ where: { emailKey: emailKey(email) } });
}

/** The account of a response, with its number of orders. */
export async function describeUser(db: Tables, row: UserRow): Promise<User> {
  return toUser(row, await ordersOf(db, row.id));
}
