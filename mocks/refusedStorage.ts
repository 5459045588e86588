/**
 * Where a browser refuses local storage, the database or service workers, even asking for them may throw, and whoever
 * asks without care, as our libraries do, would take the whole backend along. Mock Service Worker asks for local storage
 * when it is loaded, for cookies that nobody here uses: it is given one that ends with the page. Dexie opens a channel to
 * the other tabs then, which Firefox refuses together with the storage. What is refused is missing from then on, as in
 * browsers that have none. Import this before anything of msw and Dexie.
 */
import { memoryStorage } from './memoryStorage';

/** Firefox gives null for a storage that its settings switch off. */
function isRefused<Owner extends object>(owner: Owner, name: keyof Owner): boolean {
  try {
    return typeof owner[name] !== 'object' || owner[name] === null;
  } catch {
    return true;
  }
}

function isChannelRefused(): boolean {
  try {
    new BroadcastChannel('refused?').close();
    return false;
  } catch {
    return true;
  }
}

/** The build renders the first screen where there is no window. */
const hasWindow = typeof window !== 'undefined';

/** Whether it was refused, and another is in its place. */
export const localStorageRefused = hasWindow && isRefused(window, 'localStorage');

if (localStorageRefused) Object.defineProperty(window, 'localStorage', { configurable: true, value: memoryStorage() });
if (hasWindow && isRefused(window, 'indexedDB')) Object.defineProperty(window, 'indexedDB', { configurable: true, value: undefined });
if (hasWindow && isRefused(navigator, 'serviceWorker')) Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: undefined });
if (hasWindow && isChannelRefused()) Object.defineProperty(window, 'BroadcastChannel', { configurable: true, value: undefined });
