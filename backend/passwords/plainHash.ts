/**
 * SHA-256 and PBKDF2 for pages without `crypto.subtle`, which insecure contexts (plain http from another machine) lack, and
 * scrypt, which `crypto.subtle` does not have. Only those who need them load this module. The hashes are the same as elsewhere.
 */
export { pbkdf2Async } from '@noble/hashes/pbkdf2.js';
export { scryptAsync } from '@noble/hashes/scrypt.js';
export { sha256 } from '@noble/hashes/sha2.js';
