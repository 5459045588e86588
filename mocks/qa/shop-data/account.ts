/** Signs in as a sample account without its password, and notifies the app. */
import { EMAIL_KEY, TOKEN_KEY } from '../../../src/domain/storedKeys';
import { now } from '../../../backend/utils/clock';
import { randomId } from '../../../src/domain/randomId';
import { storeItem } from '../../../src/shared/utils/safeStorage';
import { openDatabase } from '../../indexeddb/connection/openDatabase';
import { usersWithEmail } from '../../../backend/repositories/usersRepository';

/** The stored e-mail of the signed-in account; null if there is none. */
export function signedInAs(): string | null {
  return localStorage.getItem(EMAIL_KEY);
}

/** The shop has no account with that e-mail. */
export class UnknownAccount extends Error {
  constructor(email: string) {
    super(`Nobody is registered as ${email} in this browser’s shop.`);
  }
}

/**
 * Opens a session for an account and stores it as the app does; null signs out. Call `announceAccount` to notify
 * a running app.
 * @throws UnknownAccount, and leaves the current session unchanged
 */
export async function storeAccount(email: string | null) {
  const { db, store } = await openDatabase();
  const user = email === null ? undefined : (await store.read((tables) => usersWithEmail(tables, email)))[0];
  if (email !== null && !user) throw new UnknownAccount(email);
  const old = localStorage.getItem(TOKEN_KEY);
  if (old !== null) await db.sessions.delete(old);
  // Not generated from the seed, because the app detects a new session by its token.
  const token = user ? randomId() : null;
  if (user && token !== null) await db.sessions.put({ token, userId: user.id, createdAt: now().toISOString() });
  storeItem('localStorage', TOKEN_KEY, token);
  storeItem('localStorage', EMAIL_KEY, user?.email ?? null);
}

/** Notifies the running app of the changed session, with the event that a change in another tab sends. */
export function announceAccount() {
  window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY }));
}

/** Makes the app refetch what it shows, with the event that it gets when the network is back. */
export function refreshScreens() {
  window.dispatchEvent(new Event('online'));
}
