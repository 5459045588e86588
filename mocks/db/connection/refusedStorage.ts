/**
 * Replaces storage APIs that the browser refuses. Reading `localStorage`, `indexedDB` or `navigator.serviceWorker` may
 * throw then, and libraries that read them unguarded would break the whole backend. Mock Service Worker reads local
 * storage when it is loaded, for cookies that the app does not use: it gets a storage in memory. Dexie opens a
 * BroadcastChannel when it is loaded, which Firefox refuses together with the storage. The other refused APIs become
 * undefined, as in browsers that lack them. Import this before msw and Dexie.
 */
import { memoryStorage } from './memoryStorage';

/** Firefox gives null for a storage that its settings disable. */
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

/** The build renders the first screens in Node.js, without a window. */
const hasWindow = typeof window !== 'undefined';

/** Whether local storage was refused and replaced by one in memory. */
export const localStorageRefused = hasWindow && isRefused(window, 'localStorage');

if (localStorageRefused) Object.defineProperty(window, 'localStorage', { configurable: true, value: memoryStorage() });
if (hasWindow && isRefused(window, 'indexedDB')) Object.defineProperty(window, 'indexedDB', { configurable: true, value: undefined });
if (hasWindow && isRefused(navigator, 'serviceWorker')) Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: undefined });
if (hasWindow && isChannelRefused()) Object.defineProperty(window, 'BroadcastChannel', { configurable: true, value: undefined });
