import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import * as v from 'valibot';
import type { Backend } from '../backend/backend';
import { usersWithEmail } from '../backend/repositories/usersRepository';
import { userRow } from '../backend/rows/rows';
import { recordEvent } from '../backend/repositories/eventLog';
import { randomId } from '../src/domain/randomId';
import { firstMessage } from '../src/domain/text/text';
import { RegistrationSchema } from '../src/domain/user/user';

/** Asks for a text that is not shown while it is typed, so that it is neither on the screen nor in the shell's history. */
async function askHidden(question: string): Promise<string> {
  process.stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => { done(); } });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  const [answer = ''] = (await Promise.race([terminal.question('').then((text) => [text]), new Promise<string[]>((resolve) => terminal.once('close', () => { resolve([]); }))]));
  terminal.close();
  process.stdout.write('\n');
  return answer;
}

/**
 * Makes an account an administrator's: a new one, or a customer's. Its password is asked for; all of its sessions end.
 * @throws Error with the message of the first field that is not valid
 */
export async function createAdmin(backend: Backend, email: string) {
  const password = await askHidden(`Password for ${email}: `);
  const account = { name: 'Administrator', email, phone: '', address: '', password };
  const parsed = v.safeParse(RegistrationSchema, account);
  if (!parsed.success) throw new Error(firstMessage(parsed) ?? 'The account is not valid');
  const [known] = await backend.store.read((db) => usersWithEmail(db, email));
  const user = userRow({ ...(known ?? { ...account, id: randomId(), photoUrl: '' }), email: parsed.output.email, role: 'administrator', anyPassword: false });
  const credential = await backend.passwords.credentialOf(user.id, password);
  await backend.store.write(async (db) => {
    await db.users.put(user);
    await db.credentials.put(credential);
    for (const { token } of await db.sessions.find({ where: { userId: user.id } })) await db.sessions.delete({ where: { token } });
    await recordEvent(db, { type: 'users-changed' });
  });
  console.log(`${user.email} is an administrator now.`);
}
