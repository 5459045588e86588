/** Asks the browser not to evict the shop's data when storage is low. */
import { shopStorage } from './shop';
import { recordStoredShop, storedShop } from './storedShop';

/** False in insecure contexts and in jsdom. In Node.js 20, which serves the backend over HTTP, `navigator` is undefined. */
const canAsk = () => typeof navigator !== 'undefined' && 'storage' in navigator;

/**
 * Requests persistent storage once per stored database. Firefox prompts its user, so the first order or registration
 * asks, not the first visit.
 */
export async function askToPersist() {
  if (shopStorage() !== 'kept' || !canAsk() || (storedShop() ?? 'unasked') !== 'unasked') return;
  recordStoredShop('asked');
  try {
    recordStoredShop((await navigator.storage.persist()) ? 'granted' : 'denied');
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

/** The result of the request, as a sentence for the QA panel. */
export function describePersistence(): string {
  return canAsk() ? OUTCOMES[storedShop() ?? 'unasked'] : 'The browser may delete stored data when it is short of room, and cannot be asked not to.';
}
