/** Passwords are kept as salted hashes only. Hashing is asynchronous: do it before a transaction, never inside one. */
import { toHex } from './hex';
import type { CredentialRow } from './rows';

/** How often a new password is hashed over: hard to guess back, quick enough for a phone. */
const ITERATIONS = 100_000;

const encoder = new TextEncoder();

async function hash(password: string, salt: string, iterations: number): Promise<string> {
  const [secret, grains] = [encoder.encode(password), encoder.encode(salt)];
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  // A page that came by plain http from another machine has none.
  if (!subtle) return toHex(await (await import('./plainHash')).pbkdf2(secret, grains, iterations));
  const key = await subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits']);
  return toHex(new Uint8Array(await subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt: grains, iterations }, key, 256)));
}

/** One keyboard composes an accent that another sends as a letter and a mark: both are the same password (RFC 8265, OpaqueString). */
const composed = (password: string) => password.normalize('NFC');

/** What to keep of a password. */
export async function credentialOf(userId: string, password: string): Promise<CredentialRow> {
  const salt = toHex(crypto.getRandomValues(new Uint8Array(16)));
  return { userId, salt, hash: await hash(composed(password), salt, ITERATIONS), iterations: ITERATIONS };
}

/** Whether this is the password. Without a credential it takes as long and says no. */
export async function isPassword(password: string, credential: CredentialRow | undefined): Promise<boolean> {
  const { salt, iterations } = credential ?? { salt: '', iterations: ITERATIONS };
  // Earlier versions hashed a password as it was typed.
  for (const spelling of new Set([composed(password), password])) {
    if ((await hash(spelling, salt, iterations)) === credential?.hash) return true;
  }
  return false;
}
