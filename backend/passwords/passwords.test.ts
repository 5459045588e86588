import { pbkdf2Sync } from 'node:crypto';
import { isPassword } from './passwords';
import { ADMIN_CREDENTIAL } from '../seed/sampleAccounts';

/** Removes `crypto.subtle`, as in insecure contexts. */
function withoutSubtle() {
  jest.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto);
}

test('a page without crypto.subtle verifies passwords that were hashed with it', async () => {
  const few = { userId: 'nell', salt: 'grains', iterations: 10 };
  const hash = pbkdf2Sync('a long secret', 'grains', 10, 32, 'sha256').toString('hex');
  expect(await isPassword('a long secret', { ...few, hash })).toBe(true);
  withoutSubtle();
  expect(await isPassword('a long secret', { ...few, hash })).toBe(true);
  expect(await isPassword('another secret', { ...few, hash })).toBe(false);
  // With the real iteration count, during which the page can render.
  expect(await isPassword('admin123', ADMIN_CREDENTIAL)).toBe(true);
});
