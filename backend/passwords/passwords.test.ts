import { createHash } from 'node:crypto';
import { toHex } from '../../src/domain/randomId';
import { isPassword } from './passwords';
import { pbkdf2, sha256 } from './plainHash';
import { ADMIN_CREDENTIAL } from '../seed/sampleAccounts';

/** Removes `crypto.subtle`, as in insecure contexts. */
function withoutSubtle() {
  jest.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto);
}

test('a page without crypto.subtle verifies passwords that were hashed with it', async () => {
  const few = { userId: 'nell', salt: 'grains', iterations: 10 };
  const hash = toHex(await pbkdf2(new TextEncoder().encode('a long secret'), new TextEncoder().encode('grains'), 10));
  expect(await isPassword('a long secret', { ...few, hash })).toBe(true);
  withoutSubtle();
  expect(await isPassword('a long secret', { ...few, hash })).toBe(true);
  expect(await isPassword('another secret', { ...few, hash })).toBe(false);
  // With the real iteration count, during which the page can render.
  expect(await isPassword('admin123', ADMIN_CREDENTIAL)).toBe(true);
});

// SHA-256 pads the last block of 64 bytes, or adds a block if the padding does not fit.
test.each([0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000])('a text of %i bytes has the standard hash', (length) => {
  const bytes = Uint8Array.from({ length }, (_, at) => (at * 7 + length) % 256);
  expect(toHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
});

test('a password of more than one block has the standard hash', async () => {
  const [password, salt] = [new Uint8Array(90).fill(7), new Uint8Array(16).fill(1)];
  const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: 5 }, key, 256);
  expect(toHex(await pbkdf2(password, salt, 5))).toBe(toHex(new Uint8Array(bits)));
});
