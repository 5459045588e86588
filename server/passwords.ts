/** Passwords on the server: scrypt of Node. Passwords that a browser has hashed still work, and are hashed again at the next sign-in. */
import { type ScryptOptions, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Passwords } from '../backend/backend';
import { composed, isPassword as isBrowserPassword } from '../backend/passwords/passwords';
import type { CredentialRow } from '../backend/rows/rows';

/**
 * N, r and p as the OWASP Password Storage Cheat Sheet recommends for 32 MB (N = 2^15, r = 8, p = 3). Tests that register
 * hundreds of customers set a lower N.
 */
const PARAMETERS = { cost: Number(process.env.SCRYPT_COST ?? 2 ** 15), blockSize: 8, parallelization: 3 };
const LENGTH = 32;
const MEMORY_MAX = 64 * 1024 * 1024;

const derive = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);

const hash = (password: string, salt: string, parameters: typeof PARAMETERS) => derive(composed(password), salt, LENGTH, { ...parameters, maxmem: MEMORY_MAX });

async function credentialOf(userId: string, password: string): Promise<CredentialRow> {
  const salt = randomBytes(16).toString('hex');
  return { userId, salt, hash: (await hash(password, salt, PARAMETERS)).toString('hex'), iterations: 0, scrypt: PARAMETERS };
}

async function isPassword(password: string, credential: CredentialRow | undefined): Promise<boolean> {
  if (credential && !credential.scrypt) return isBrowserPassword(password, credential);
  const { salt, scrypt: parameters = PARAMETERS } = credential ?? { salt: '' };
  const made = await hash(password, salt, parameters);
  return credential !== undefined && timingSafeEqual(made, Buffer.from(credential.hash, 'hex'));
}

const isOutdated = ({ scrypt }: CredentialRow) => scrypt?.cost !== PARAMETERS.cost;

export const serverPasswords: Passwords = { credentialOf, isPassword, isOutdated };
