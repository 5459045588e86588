/**
 * A page that is left lets go of its database. WebKit keeps the page for Back as it stands, also in the middle of a
 * transaction or of making the schema, which would hold up every page after it for good. Elsewhere the browser undoes
 * what a page leaves unfinished by itself.
 */
import type { ShopDatabase } from './database';

let back: Promise<void> | null = null;

/** Done at once in a page that somebody is at; in one that has been left, when Back brings it again. */
export async function untilHere(): Promise<void> {
  await back;
}

/** Whether the page has been left, so that what fails now is to be begun anew. */
export function isLeft(): boolean {
  return back !== null;
}

/** What this page has begun in its databases and not ended. */
const running = new Set<IDBTransaction>();

/** One that is complete already cannot be undone. */
function undo(transaction: IDBTransaction) {
  try {
    transaction.abort();
  } catch {
    // Nothing holds anybody up.
  }
}

/** Asked of the browser's own class, because Dexie begins some of its transactions past its middleware. */
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

// The build asks the backend for the first screens, in Node.
if (typeof window !== 'undefined') {
  if ('IDBDatabase' in window) watchTransactions(IDBDatabase);
  window.addEventListener('pagehide', () => {
    running.forEach(undo);
    back = new Promise((resolve) => {
      window.addEventListener('pageshow', () => { back = null; resolve(); }, { once: true });
    });
  });
}

/** Closes this database as soon as the page is left; in the middle of making the schema, Dexie undoes that. */
export function letGoWhenLeft(db: ShopDatabase) {
  if (typeof window === 'undefined') return;
  const letGo = () => { db.close(); };
  window.addEventListener('pagehide', letGo);
  db.on('close', () => { window.removeEventListener('pagehide', letGo); });
}
