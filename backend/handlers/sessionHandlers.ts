import { PLEASE_SIGN_IN } from '../../src/domain/http/apiRefusal';
import type { BodyOf } from '../../src/domain/calls/call';
import { contract } from '../../src/domain/contract';
import { EMAIL_TAKEN, WRONG_SIGN_IN } from '../../src/domain/user/user';
import { now } from '../utils/clock';
import { wasCreatedAfterDataLoss } from '../repositories/databaseMarks';
import type { ShopDatabase } from '../../mocks/indexeddb/database';
import { askToPersist } from '../../mocks/indexeddb/connection/storageMarker';
import { credentialOf, isPassword } from '../passwords/passwords';
import { randomId } from '../../src/domain/randomId';
import { type UserRow, userRow } from '../rows/rows';
import { addUsers, describeUser, usersWithEmail } from '../repositories/usersRepository';
import { recordEvent } from '../repositories/eventLog';
import { refuse } from '../utils/refusal';
import { route } from './route';

/** The message after the database was lost. It is the same for every e-mail, so that it does not reveal which accounts exist. */
const ACCOUNT_MAY_BE_GONE = `${WRONG_SIGN_IN}. The shop’s data is gone from this browser: an account made here before has to be created again.`;

async function openSession(db: ShopDatabase, userId: string): Promise<string> {
  const token = randomId();
  await db.sessions.add({ token, userId, createdAt: now().toISOString() });
  return token;
}

/**
 * The account that an e-mail and a password open. An earlier version accepted two spellings of one e-mail as two
 * accounts. They are not merged, because nothing proves that they belong to one person, and each opens with its own
 * password.
 */
async function findAccount(db: ShopDatabase, { email, password }: BodyOf<typeof contract.signIn>): Promise<UserRow | undefined> {
  const users = await usersWithEmail(db, email);
  for (const user of users) {
    if (user.anyPassword || (await isPassword(password, await db.credentials.get(user.id)))) return user;
  }
  // Hashes anyway, so that an unknown e-mail takes as long to refuse as a wrong password.
  if (users.length === 0) await isPassword(password, undefined);
  return undefined;
}

export const sessionHandlers = {
  signIn: route(contract.signIn, { status: 201 }, async ({ db, body }) => {
    const user = await findAccount(db, body);
    if (!user) return refuse('unauthenticated', (await wasCreatedAfterDataLoss(db)) ? ACCOUNT_MAY_BE_GONE : WRONG_SIGN_IN);
    return { token: await openSession(db, user.id), user: await describeUser(db, user) };
  }),

  register: route(contract.register, { status: 201 }, async ({ db, request, body: { password, ...account } }) => {
    const user = userRow({ ...account, id: randomId(), photoUrl: '', role: 'customer', anyPassword: false });
    const credential = await credentialOf(user.id, password);
    const session = await db.transaction('rw', ['users', 'credentials', 'sessions', 'events', 'counters', 'orders'], async () => {
      if ((await usersWithEmail(db, user.email)).length > 0) return refuse('conflict', EMAIL_TAKEN);
      await addUsers(db, [user]);
      await recordEvent(db, { type: 'users-changed' }, request);
      await db.credentials.add(credential);
      return { token: await openSession(db, user.id), user: await describeUser(db, user) };
    });
    void askToPersist();
    return session;
  }),

  getSession: route(contract.getSession, {}, ({ db, caller }) => describeUser(db, caller)),

  signOut: route(contract.signOut, {}, async ({ db, token }) => {
    await db.sessions.delete(token);
    return null;
  }),

  saveProfile: route(contract.saveProfile, { writes: ['users', 'orders'] }, async ({ db, request, caller, body }) => {
    // The shop may have been reset since: an account written now would have no password and would block its e-mail.
    const before = (await db.users.get({ id: caller.id })) ?? refuse('unauthenticated', PLEASE_SIGN_IN);
    const holders = body.email === undefined ? [] : await usersWithEmail(db, body.email);
    if (holders.some(({ id }) => id !== caller.id)) return refuse('conflict', EMAIL_TAKEN);
    const after = userRow({ ...before, ...body });
    await db.users.put(after);
    await recordEvent(db, { type: 'users-changed' }, request);
    return describeUser(db, after);
  }),
};
