/** Accounts. Call these inside a transaction. */
import type { Role } from '../../src/domain/user/roles';
import { LAST_ADMINISTRATOR } from '../../src/domain/user/staff';
import { type User, emailKey } from '../../src/domain/user/user';
import { ordersOf } from './orderSums';
import type { Tables } from '../store';
import { type UserRow, toUser, userRow } from '../rows/rows';
import { refuse } from '../utils/refusal';
import type { Change } from './historyLog';

/** The accounts with an e-mail, oldest first. There is at most one, except where an earlier version accepted two spellings. */
export function usersWithEmail(db: Tables, email: string): Promise<UserRow[]> {
  return db.users.find({ where: { emailKey: emailKey(email) } });
}

/** The account of a response, with its number of orders. */
export async function describeUser(db: Tables, row: UserRow): Promise<User> {
  return toUser(row, await ordersOf(db, row.id));
}

/**
 * Changes the role of an account. Its open sessions have the new rights with their next call.
 * @returns the changed row, how the change is undone, and the event that tells of it
 * @throws RefusedError 409 if no administrator would be left
 */
export async function setRole(db: Tables, before: UserRow, role: Role): Promise<Change & { after: UserRow }> {
  const isLast = before.role === 'administrator' && (await db.users.count({ where: { role: 'administrator' } })) === 1;
  if (isLast) return refuse('conflict', LAST_ADMINISTRATOR);
  const after = userRow({ ...before, role });
  await db.users.put(after);
  return { after, inverse: { kind: 'change-role', id: before.id, from: role, to: before.role }, event: { type: 'users-changed', userId: before.id } };
}
