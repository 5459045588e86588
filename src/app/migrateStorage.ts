import { type CartLine, mergeCarts } from '../domain/cart/cart';
import { type Migrations, migrationsAfter } from '../domain/migrationsAfter';
import { randomId } from '../domain/randomId';
import { CHECKOUT_DRAFTS_KEY, EMAIL_KEY, NEW_EMAIL_KEY, STORAGE_VERSION_KEY } from '../domain/storedKeys';
import { normaliseEmail } from '../domain/text/text';
import { ACCOUNTS_KEY } from '../features/cart';

/** Rewrites one value. An unreadable one stays as it is for its reader, which reports it. @throws if the storage is full */
function rewrite(key: string, change: (text: string) => string) {
  const text = localStorage.getItem(key);
  if (text === null) return;
  let changed: string;
  try {
    changed = change(text);
  } catch {
    return;
  }
  if (changed !== text) localStorage.setItem(key, changed);
}

/** The migrations of local storage. A new field with a default needs none: the schemas of the readers fill it in. */
const MIGRATIONS: Migrations<() => void> = {
  // E-mails are stored in the form in which they are compared. Two spellings of one had two carts.
  2: () => {
    for (const key of [EMAIL_KEY, NEW_EMAIL_KEY]) rewrite(key, normaliseEmail);
    rewrite(ACCOUNTS_KEY, (text) => {
      const { owner, aside } = JSON.parse(text) as { owner: string | null; aside: Record<string, CartLine[]> };
      const byEmail: typeof aside = {};
      for (const [typed, cart] of Object.entries(aside)) {
        const email = normaliseEmail(typed);
        byEmail[email] = mergeCarts(byEmail[email] ?? [], cart);
      }
      return JSON.stringify({ owner: owner === null ? null : normaliseEmail(owner), aside: byEmail });
    });
  },
  // A draft has the id of its order. It had that of an attempt, with which an idempotency key was made.
  3: () => {
    rewrite(CHECKOUT_DRAFTS_KEY, (text) => {
      const drafts = Object.entries(JSON.parse(text) as Record<string, { attempt?: unknown; sent?: unknown; placed?: unknown }>);
      const withOrderId = drafts.map(([key, draft]) => {
        const { attempt, sent: _, placed: _placed, ...typed } = draft;
        return [key, typeof attempt === 'string' ? { ...typed, orderId: randomId() } : draft];
      });
      return JSON.stringify(Object.fromEntries(withOrderId));
    });
  },
};

/**
 * Brings what local storage keeps (cart, session, drafts) up to the current version. Call it before anything is read. The
 * version has a key of its own, because some values have a specified shape (docs/behaviour.md, section 7).
 */
export function migrateStorage() {
  try {
    const version = Number(localStorage.getItem(STORAGE_VERSION_KEY) ?? 1);
    for (const migrate of migrationsAfter(version, MIGRATIONS)) migrate();
    const current = Math.max(version, ...Object.keys(MIGRATIONS).map(Number));
    if (current !== version) localStorage.setItem(STORAGE_VERSION_KEY, String(current));
  } catch {
    // The storage is unavailable, or too full to be rewritten: the next start tries again.
  }
}
