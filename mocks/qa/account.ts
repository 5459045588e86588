/** Signing in as a sample account without its password, and having the app notice. */
import { EMAIL_KEY, TOKEN_KEY } from '../../src/domain/storedKeys';
import { now } from '../clock';
import { randomId } from '../db/random';
import { SAMPLE_USERS } from '../db/sampleAccounts';
import { openShop } from '../db/shop';
import { usersWithEmail } from '../db/users';

/** The sample accounts, by name and e-mail. */
export const ACCOUNTS: readonly { name: string; email: string }[] = SAMPLE_USERS.map(({ name, email }) => ({ name, email }));

/** Who says to be signed in here. */
export function signedInAs(): string | null {
  return localStorage.getItem(EMAIL_KEY);
}

function store(key: string, value: string | null) {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
}

/** Nobody in this shop has that e-mail. */
export class UnknownAccount extends Error {
  constructor(email: string) {
    super(`Nobody is registered as ${email} in this browser’s shop.`);
  }
}

/**
 * Opens a session for an account and stores it as the app does; null signs out. A running app does not know yet.
 * @throws UnknownAccount, with the present session as it was
 */
export async function storeAccount(email: string | null) {
  const { db } = await openShop();
  const user = email === null ? undefined : (await usersWithEmail(db, email))[0];
  if (email !== null && !user) throw new UnknownAccount(email);
  const old = localStorage.getItem(TOKEN_KEY);
  if (old !== null) await db.sessions.delete(old);
  // Never drawn from the seed: the app knows one session from the next by its token.
  const token = user ? randomId() : null;
  if (user && token !== null) await db.sessions.put({ token, userId: user.id, createdAt: now().toISOString() });
  store(TOKEN_KEY, token);
  store(EMAIL_KEY, user?.email ?? null);
}

/** Tells the running app what another tab would tell it: the session has changed. */
export function announceAccount() {
  window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY }));
}

/** Has the app ask again for whatever it shows, as it does when the network is back. */
export function refreshScreens() {
  window.dispatchEvent(new Event('online'));
}
