import { createHash } from 'node:crypto';
import { toHex } from './hex';
import { isPassword } from './passwords';
import { pbkdf2, sha256 } from './plainHash';
import { ADMIN_CREDENTIAL } from './sampleAccounts';

/** Takes away what a page that came by plain http from another machine has not. */
function withoutSubtle() {
  jest.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto);
}

afterEach(() => { jest.restoreAllMocks(); });

test('a page without the browser’s hashes tells passwords that were stored with them', async () => {
  const few = { userId: 'nell', salt: 'grains', iterations: 10 };
  const hash = toHex(await pbkdf2(new TextEncoder().encode('a long secret'), new TextEncoder().encode('grains'), 10));
  expect(await isPassword('a long secret', { ...few, hash })).toBe(true);
  withoutSubtle();
  expect(await isPassword('a long secret', { ...few, hash })).toBe(true);
  expect(await isPassword('another secret', { ...few, hash })).toBe(false);
  // As many steps as a password takes, between some of which the page may draw.
  expect(await isPassword('admin123', ADMIN_CREDENTIAL)).toBe(true);
});

// The end of a text is marked in its last block of 64 bytes, or in one more where that has no room for the mark.
test.each([0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000])('a text of %i bytes is hashed as everywhere', (length) => {
  const bytes = Uint8Array.from({ length }, (_, at) => (at * 7 + length) % 256);
  expect(toHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
});

test('a password of more than one block is hashed as everywhere', async () => {
  const [password, salt] = [new Uint8Array(90).fill(7), new Uint8Array(16).fill(1)];
  const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: 5 }, key, 256);
  expect(toHex(await pbkdf2(password, salt, 5))).toBe(toHex(new Uint8Array(bits)));
});
