/** Passwords are stored as salted hashes only. Hashing is asynchronous: call it before a transaction, never inside one. */
import { toHex } from '../../src/domain/randomId';
import type { CredentialRow } from '../rows/rows';

/** PBKDF2 iterations of a new password: slow enough against guessing, fast enough for a phone. */
const ITERATIONS = 100_000;

const encoder = new TextEncoder();

async function hash(password: string, salt: string, iterations: number): Promise<string> {
  const [secret, grains] = [encoder.encode(password), encoder.encode(salt)];
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  // Insecure contexts (plain http from another machine) have no `crypto.subtle`.
  if (!subtle) {
    const { pbkdf2Async, sha256 } = await import('./plainHash');
    return toHex(await pbkdf2Async(sha256, secret, grains, { c: iterations, dkLen: 32 }));
  }
  const key = await subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits']);
  return toHex(new Uint8Array(await subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt: grains, iterations }, key, 256)));
}

/**
 * Keyboards send an accented letter either as one character or as a letter and a mark. Both give the same password (RFC
 * 8265, OpaqueString).
 */
export const composed = (password: string) => password.normalize('NFC');

/** The record to store for a password. */
export async function credentialOf(userId: string, password: string): Promise<CredentialRow> {
  const salt = toHex(crypto.getRandomValues(new Uint8Array(16)));
  return { userId, salt, hash: await hash(composed(password), salt, ITERATIONS), iterations: ITERATIONS };
}

/** Whether the password is right. Without a credential it takes the same time and returns false. */
export async function isPassword(password: string, credential: CredentialRow | undefined): Promise<boolean> {
  if (credential?.scrypt) {
    // A server has hashed it, whose data was imported.
    const { scryptAsync } = await import('./plainHash');
    const { cost, blockSize, parallelization } = credential.scrypt;
    const made = await scryptAsync(encoder.encode(composed(password)), encoder.encode(credential.salt), { N: cost, r: blockSize, p: parallelization, dkLen: 32 });
    return toHex(made) === credential.hash;
  }
  const { salt, iterations } = credential ?? { salt: '', iterations: ITERATIONS };
  // Earlier versions hashed the password without normalising it.
  for (const spelling of new Set([composed(password), password])) {
    if ((await hash(spelling, salt, iterations)) === credential?.hash) return true;
  }
  return false;
}
