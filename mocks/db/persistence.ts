/** Asks the browser not to delete the shop's data when it is short of room. */
import { shopStorage } from './shop';
import { noteStoredShop, storedShop } from './storedShop';

/** Not in an insecure context, nor in jsdom; Node.js 20, where the backend answers over HTTP, has no navigator at all. */
const canAsk = () => typeof navigator !== 'undefined' && 'storage' in navigator;

/** Asks once for each stored database. Firefox shows its user a question, so the first order or registration asks, not the first visit. */
export async function askToPersist() {
  if (shopStorage() !== 'kept' || !canAsk() || (storedShop() ?? 'unasked') !== 'unasked') return;
  noteStoredShop('asked');
  try {
    noteStoredShop((await navigator.storage.persist()) ? 'granted' : 'denied');
  } catch (error) {
    console.warn('The browser could not be asked to keep the data.', error);
  }
}

const OUTCOMES = {
  unasked: 'The browser may delete stored data when it is short of room. The first order or registration asks it not to.',
  asked: 'The browser was asked not to delete stored data, and has not answered.',
  granted: 'The browser has agreed not to delete stored data when it is short of room.',
  denied: 'The browser was asked not to delete stored data, and may do so all the same when it is short of room.',
} as const;

/** What came of it, as a sentence for the QA panel. */
export function describePersistence(): string {
  return canAsk() ? OUTCOMES[storedShop() ?? 'unasked'] : 'The browser may delete stored data when it is short of room, and cannot be asked not to.';
}
