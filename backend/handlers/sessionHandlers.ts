import { contract } from '../../src/domain/contract';
import { isEqual } from '../../src/domain/isEqual';
import { EMAIL_TAKEN, WRONG_PASSWORD, WRONG_SIGN_IN } from '../../src/domain/user/user';
import { wasCreatedAfterDataLoss } from '../repositories/databaseMarks';
import { randomId } from '../../src/domain/randomId';
import { type UserRow, userRow } from '../rows/rows';
import type { RowOf } from '../rows/rowSchemas';
import { endSessions, openSession } from '../repositories/sessionsRepository';
import { describeUser, usersWithEmail } from '../repositories/usersRepository';
import { recordEvent } from '../repositories/eventLog';
import { refuse } from '../utils/refusal';
import { opensSession, route, routeWith } from './route';

/** The message after the database was lost. It is the same for every e-mail, so that it does not reveal which accounts exist. */
const ACCOUNT_MAY_BE_GONE = `${WRONG_SIGN_IN}. The shop’s data is gone from this browser: an account made here before has to be created again.`;

export const sessionHandlers = {
  signIn: opensSession(contract.signIn, async ({ backend, body: { email, password } }) => {
    const { store, passwords, demo } = backend;
    const { accounts, isNew } = await store.read(async (db) => {
      const users = await usersWithEmail(db, email);
      const credentials = await db.credentials.getAll(users.map(({ id }) => id));
      return { accounts: users.map((user, at) => ({ user, credential: credentials[at] })), isNew: await wasCreatedAfterDataLoss(db) };
    });
    /** Opens a session if the account still has the credential that the password was compared with; else null. */
    const open = async (user: UserRow, credential: RowOf<'credentials'> | undefined) => {
      const anew = credential && passwords.isOutdated?.(credential) ? await passwords.credentialOf(user.id, password) : null;
      return store.write(async (db) => {
        if (!isEqual(await db.credentials.get(user.id), credential)) return null;
        if (anew) await db.credentials.put(anew);
        return { token: await openSession(db, backend, user.id), user: await describeUser(db, user) };
      });
    };
    const isRight = async (user: UserRow, credential: RowOf<'credentials'> | undefined) => (demo && user.anyPassword) || passwords.isPassword(password, credential);
    // An earlier version accepted two spellings of one e-mail as two accounts. They are not merged, because nothing
    // proves that they belong to one person, and each opens with its own password.
    for (const { user, credential } of accounts) {
      if (!(await isRight(user, credential))) continue;
      const session = await open(user, credential);
      if (session) return session;
      // Another sign-in has updated the hash of the same password, or the password was changed.
      const now = await store.read((db) => db.credentials.get(user.id));
      const again = (await isRight(user, now)) && (await open(user, now));
      if (again) return again;
    }
    // Hashes anyway, so that an unknown e-mail takes as long to refuse as a wrong password.
    if (accounts.length === 0) await passwords.isPassword(password, undefined);
    return refuse('unauthenticated', isNew ? ACCOUNT_MAY_BE_GONE : WRONG_SIGN_IN);
  }),

  register: opensSession(contract.register, async ({ backend, request, body: { password, ...account } }) => {
    const user = userRow({ ...account, id: randomId(), photoUrl: '', role: 'customer', anyPassword: false });
    const credential = await backend.passwords.credentialOf(user.id, password);
    return backend.store.write(async (db) => {
      if ((await usersWithEmail(db, user.email)).length > 0) return refuse('conflict', EMAIL_TAKEN);
      await db.users.add(user);
      await recordEvent(db, { type: 'users-changed' }, request);
      await db.credentials.add(credential);
      return { token: await openSession(db, backend, user.id), user: await describeUser(db, user) };
    });
  }),

  getSession: route(contract.getSession, ({ db, caller }) => describeUser(db, caller)),

  signOut: route(contract.signOut, async ({ db, sessionKey }) => {
    await db.sessions.delete({ where: { token: sessionKey } });
    return null;
  }),

  signOutEverywhere: route(contract.signOutEverywhere, async ({ db, request, caller }) => {
    await endSessions(db, caller.id, { request });
    return null;
  }),

  changePassword: routeWith(
    contract.changePassword,
    async ({ backend: { store, passwords, demo }, body: { current, password } }, { id, anyPassword }) => {
      const credential = await store.read((db) => db.credentials.get(id));
      // The new one is right already if the answer to this request was lost and it is sent again.
      const isRight = (demo && anyPassword) || (await passwords.isPassword(current, credential)) || (await passwords.isPassword(password, credential));
      return isRight ? passwords.credentialOf(id, password) : refuse('invalid', WRONG_PASSWORD);
    },
    async ({ db, request, caller, sessionKey }, credential) => {
      await db.users.put({ ...caller, anyPassword: false });
      await db.credentials.put(credential);
      await endSessions(db, caller.id, { request, except: sessionKey });
      return null;
    },
  ),

  saveProfile: route(contract.saveProfile, async ({ db, request, caller, body }) => {
    const holders = body.email === undefined ? [] : await usersWithEmail(db, body.email);
    if (holders.some(({ id }) => id !== caller.id)) return refuse('conflict', EMAIL_TAKEN);
    const after = userRow({ ...caller, ...body });
    await db.users.put(after);
    await recordEvent(db, { type: 'users-changed' }, request);
    return describeUser(db, after);
  }),
};
