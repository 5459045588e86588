/**
 * Aborts unfinished work and closes the database when the page enters the back/forward cache.
 *
 * - Browser: Safari, all versions so far (tested with WebKit 2.50). It freezes a page in the middle of a transaction or a
 *   schema upgrade, which blocks the database for every later page. Other browsers evict such a page, which rolls back its
 *   work.
 * - Bug: https://github.com/w3c/IndexedDB/issues/381 (the standard does not say what has to happen). A fix for suspended
 *   processes: https://bugs.webkit.org/show_bug.cgi?id=315804.
 * - Can go: two years after a Safari with a fix for cached pages as well. Check in November 2027.
 */
import type { Dexie } from 'dexie';

let back: Promise<void> | null = null;

/** Resolves immediately while the page is shown; for a page in the back/forward cache, when it is restored. */
export async function untilPageShown(): Promise<void> {
  await back;
}

/** Whether the page is in the back/forward cache, so that failed work has to be retried. */
export function isInBackForwardCache(): boolean {
  return back !== null;
}

/** The unfinished transactions of this page. */
const running = new Set<IDBTransaction>();

/** Patches the browser's class, because Dexie starts some transactions without its middleware. */
function watchTransactions({ prototype }: typeof IDBDatabase) {
  const begin = Object.getOwnPropertyDescriptor(prototype, 'transaction')?.value as IDBDatabase['transaction'];
  prototype.transaction = function transaction(...how) {
    const begun = begin.apply(this, how);
    const end = () => running.delete(begun);
    running.add(begun);
    begun.addEventListener('complete', end);
    begun.addEventListener('abort', end);
    return begun;
  };
}

// The build runs the backend in Node.js to render the first screens.
if (typeof window !== 'undefined') {
  if ('IDBDatabase' in window) watchTransactions(IDBDatabase);
  window.addEventListener('pagehide', () => {
    for (const transaction of running) {
      try {
        transaction.abort();
      } catch {
        // The transaction is complete, so it does not block other pages.
      }
    }
    back = new Promise((resolve) => {
      window.addEventListener('pageshow', () => { back = null; resolve(); }, { once: true });
    });
  });
}

/** Closes the database when the page is hidden. During a schema upgrade, Dexie aborts the upgrade. */
export function closeOnPageHide(db: Dexie) {
  if (typeof window === 'undefined') return;
  window.addEventListener('pagehide', () => { db.close(); }, { once: true });
}
