/**
 * SHA-256 and PBKDF2 for pages without `crypto.subtle`, which insecure contexts (plain http from another machine) lack.
 * Only those pages load this module. The hashes are the same.
 */
import { pbkdf2Async } from '@noble/hashes/pbkdf2.js';
import { scryptAsync } from '@noble/hashes/scrypt.js';
import { sha256 } from '@noble/hashes/sha2.js';

export { sha256 };

/**
 * The 32 bytes of PBKDF2 with HMAC-SHA-256, as `crypto.subtle.deriveBits` gives them. Yields to the event loop, so that
 * the page can render and respond.
 */
export function pbkdf2(password: Uint8Array, salt: Uint8Array, iterations: number): Promise<Uint8Array> {
  return pbkdf2Async(sha256, password, salt, { c: iterations, dkLen: 32 });
}

/** The 32 bytes of scrypt, as a server has stored them. */
export function scrypt(
  password: Uint8Array,
  salt: Uint8Array,
  { cost, blockSize, parallelization }: { readonly cost: number; readonly blockSize: number; readonly parallelization: number },
): Promise<Uint8Array> {
  return scryptAsync(password, salt, { N: cost, r: blockSize, p: parallelization, dkLen: 32 });
}
