/** Passwords are kept as salted hashes only. Hashing is asynchronous: do it before a transaction, never inside one. */
import type { CredentialRow } from './rows';

/** How often a new password is hashed over: hard to guess back, quick enough for a phone. */
const ITERATIONS = 100_000;

const encoder = new TextEncoder();

function toHex(bytes: Iterable<number>): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function hash(password: string, salt: string, iterations: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', encoder.encode(password), 'PBKDF2', false, ['deriveBits']);
  const settings = { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations };
  return toHex(new Uint8Array(await crypto.subtle.deriveBits(settings, key, 256)));
}

/** What to keep of a password. */
export async function credentialOf(userId: string, password: string): Promise<CredentialRow> {
  const salt = toHex(crypto.getRandomValues(new Uint8Array(16)));
  return { userId, salt, hash: await hash(password, salt, ITERATIONS), iterations: ITERATIONS };
}

/** Whether this is the password. Without a credential it takes as long and says no. */
export async function isPassword(password: string, credential: CredentialRow | undefined): Promise<boolean> {
  const { salt, iterations } = credential ?? { salt: '', iterations: ITERATIONS };
  return (await hash(password, salt, iterations)) === credential?.hash;
}
