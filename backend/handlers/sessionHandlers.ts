import { contract } from '../../src/domain/contract';
import { isEqual } from '../../src/domain/isEqual';
import { EMAIL_TAKEN, WRONG_PASSWORD, WRONG_SIGN_IN } from '../../src/domain/user/user';
import { wasCreatedAfterDataLoss } from '../repositories/databaseMarks';
import { randomId } from '../../src/domain/randomId';
import { userRow } from '../rows/rows';
import { endSessions, openSession } from '../repositories/sessionsRepository';
import { describeUser, usersWithEmail } from '../repositories/usersRepository';
import { recordEvent } from '../repositories/eventLog';
import { refuse } from '../utils/refusal';
import { route, routeWith } from './route';

/** The message after the database was lost. It is the same for every e-mail, so that it does not reveal which accounts exist. */
const ACCOUNT_MAY_BE_GONE = `${WRONG_SIGN_IN}. The shop’s data is gone from this browser: an account made here before has to be created again.`;

export const sessionHandlers = {
  signIn: routeWith(
    contract.signIn,
    async ({ backend: { store, passwords, demo }, body: { email, password } }) => {
      const { accounts, isNew } = await store.read(async (db) => {
        const users = await usersWithEmail(db, email);
        const credentials = await db.credentials.getAll(users.map(({ id }) => id));
        return { accounts: users.map((user, at) => ({ user, credential: credentials[at] })), isNew: await wasCreatedAfterDataLoss(db) };
      });
      // An earlier version accepted two spellings of one e-mail as two accounts. They are not merged, because nothing
      // proves that they belong to one person, and each opens with its own password.
      for (const { user, credential } of accounts) {
        if (!(demo && user.anyPassword) && !(await passwords.isPassword(password, credential))) continue;
        const anew = credential && passwords.isOutdated?.(credential) ? await passwords.credentialOf(user.id, password) : null;
        return { user, credential, anew };
      }
      // Hashes anyway, so that an unknown e-mail takes as long to refuse as a wrong password.
      if (accounts.length === 0) await passwords.isPassword(password, undefined);
      return refuse('unauthenticated', isNew ? ACCOUNT_MAY_BE_GONE : WRONG_SIGN_IN);
    },
    async ({ db, backend }, { user, credential, anew }) => {
      // The password may have been changed while this one was compared.
      if (!isEqual(await db.credentials.get(user.id), credential)) return refuse('unauthenticated', WRONG_SIGN_IN);
      if (anew) await db.credentials.put(anew);
      return { token: await openSession(db, backend, user.id), user: await describeUser(db, user) };
    },
    201,
  ),

  register: routeWith(
    contract.register,
    ({ backend, body }) => backend.passwords.credentialOf(randomId(), body.password),
    async ({ db, backend, request, body: { password: _, ...account } }, credential) => {
      const user = userRow({ ...account, id: credential.userId, photoUrl: '', role: 'customer', anyPassword: false });
      if ((await usersWithEmail(db, user.email)).length > 0) return refuse('conflict', EMAIL_TAKEN);
      await db.users.add(user);
      await recordEvent(db, { type: 'users-changed' }, request);
      await db.credentials.add(credential);
      return { token: await openSession(db, backend, user.id), user: await describeUser(db, user) };
    },
    201,
  ),

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
    async ({ backend: { store, passwords, demo }, body: { current, password }, caller: { id, anyPassword } }) => {
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
