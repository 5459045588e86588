/** What the command does to accounts. */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import * as v from 'valibot';
import type { Backend } from '../backend/backend';
import { endSessions } from '../backend/repositories/sessionsRepository';
import { usersWithEmail } from '../backend/repositories/usersRepository';
import { type UserRow, userRow } from '../backend/rows/rows';
import { randomId } from '../src/domain/randomId';
import { firstMessage } from '../src/domain/text/text';
import { NEW_ACCOUNT, RegistrationSchema } from '../src/domain/user/user';

/** Asks for a text that is not shown while it is typed, so that it is neither on the screen nor in the shell's history. */
async function askHidden(question: string): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => { done(); } });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  // From here on nothing is shown.
  process.stdout.write(question);
  const [answer = ''] = (await Promise.race([terminal.question('').then((text) => [text]), new Promise<string[]>((resolve) => terminal.once('close', () => { resolve([]); }))]));
  terminal.close();
  process.stdout.write('\n');
  return answer;
}

/** The account with an e-mail. @throws Error if there is none */
async function findAccount({ store }: Backend, email: string): Promise<UserRow> {
  const [user] = await store.read((db) => usersWithEmail(db, email));
  if (!user) throw new Error(`There is no account ${email}`);
  return user;
}

/** Asks for a password, and stores it with the account and other changes of it; all of its sessions end. @throws Error if the password is not valid */
async function storeWithPassword(backend: Backend, account: UserRow, changes: Partial<UserRow> = {}) {
  const address = v.safeParse(NEW_ACCOUNT.email, account.email);
  if (!address.success) throw new Error(`${account.email}: ${address.issues[0].message}`);
  const password = await askHidden(`Password for ${account.email}: `);
  const parsed = v.safeParse(RegistrationSchema, { ...account, password });
  if (!parsed.success) throw new Error(firstMessage(parsed) ?? 'The account is not valid');
  const { id } = account;
  const credential = await backend.passwords.credentialOf(id, password);
  await backend.store.write(async (db) => {
    // It may have changed while the password was typed.
    const now = (await db.users.get(id)) ?? { ...account, email: parsed.output.email };
    await db.users.put(userRow({ ...now, ...changes, anyPassword: false }));
    await db.credentials.put(credential);
    await endSessions(db, id);
  });
}

/** Makes an account an administrator's: a new one, or a customer's. @throws Error with the message of the first field that is not valid */
export async function createAdmin(backend: Backend, email: string) {
  const [known] = await backend.store.read((db) => usersWithEmail(db, email));
  const account = known ?? userRow({ id: randomId(), name: email.split('@')[0] ?? '', email, phone: '', address: '', photoUrl: '', role: 'administrator', anyPassword: false });
  await storeWithPassword(backend, account, { role: 'administrator' });
  console.log(`${email} is an administrator now.`);
}

/** Gives an account a new password. @throws Error if there is no such account */
export async function setPassword(backend: Backend, email: string) {
  await storeWithPassword(backend, await findAccount(backend, email));
  console.log(`${email} has a new password, and is signed out everywhere.`);
}

/** Signs an account out everywhere. @throws Error if there is no such account */
export async function signOutEverywhere(backend: Backend, email: string) {
  const { id } = await findAccount(backend, email);
  await backend.store.write((db) => endSessions(db, id));
  console.log(`${email} is signed out everywhere.`);
}
