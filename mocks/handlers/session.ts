import { PLEASE_SIGN_IN } from '../../src/domain/apiError';
import { contract } from '../../src/domain/contract';
import { EMAIL_TAKEN, WRONG_SIGN_IN } from '../../src/domain/user';
import { now } from '../clock';
import type { ShopDatabase } from '../db/database';
import { credentialOf, isPassword } from '../db/passwords';
import { randomId } from '../db/random';
import { type UserRow, userRow } from '../db/rows';
import { addUsers, describeUser, replaceUser } from '../db/users';
import { refuse } from '../refusal';
import { route } from '../route';

async function openSession(db: ShopDatabase, userId: string): Promise<string> {
  const token = randomId();
  await db.sessions.add({ token, userId, createdAt: now().toISOString() });
  return token;
}

async function mayEnter(db: ShopDatabase, user: UserRow | undefined, password: string): Promise<boolean> {
  if (user?.anyPassword) return true;
  return isPassword(password, user && (await db.credentials.get(user.id)));
}

export const sessionHandlers = [
  route(
    contract.signIn,
    async ({ db, body }) => {
      const user = await db.users.get({ email: body.email });
      if (!(await mayEnter(db, user, body.password)) || !user) return refuse('unauthenticated', WRONG_SIGN_IN);
      return { token: await openSession(db, user.id), user: await describeUser(db, user) };
    },
    201,
  ),

  route(
    contract.register,
    async ({ db, body: { password, ...account } }) => {
      const user = userRow({ ...account, id: randomId(), photoUrl: '', role: 'customer', anyPassword: false });
      const credential = await credentialOf(user.id, password);
      return db.transaction('rw', [db.users, db.credentials, db.sessions, db.postings, db.counters], async () => {
        if (await db.users.get({ email: user.email })) return refuse('conflict', EMAIL_TAKEN);
        await addUsers(db, [user]);
        await db.credentials.add(credential);
        return { token: await openSession(db, user.id), user: await describeUser(db, user) };
      });
    },
    201,
  ),

  route(contract.getSession, ({ db, caller }) => describeUser(db, caller)),

  route(contract.signOut, async ({ db, token }) => {
    await db.sessions.delete(token);
    return null;
  }),

  route(contract.saveProfile, ({ db, caller, body }) =>
    db.transaction('rw', [db.users, db.postings, db.counters], async () => {
      // A reset may have come between: an account written now would have no password, and keep its e-mail from everybody.
      const before = (await db.users.get({ id: caller.id })) ?? refuse('unauthenticated', PLEASE_SIGN_IN);
      const taken = body.email !== undefined && (await db.users.get({ email: body.email }));
      if (taken && taken.id !== caller.id) return refuse('conflict', EMAIL_TAKEN);
      const after = userRow({ ...before, ...body });
      await replaceUser(db, before, after);
      return describeUser(db, after);
    }),
  ),
];
