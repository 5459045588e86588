/**
 * Replaces storage APIs that the browser refuses, because libraries that read them unguarded would break the whole backend.
 * Local storage is replaced by one in memory; the other APIs become undefined, as in browsers that lack them. Import this
 * before msw and Dexie.
 *
 * - Browser: Firefox and Chromium with storage blocked for the site, all versions. Reading `localStorage`, `indexedDB` or
 *   `navigator.serviceWorker` throws; Firefox also gives null for a storage that its settings disable, and refuses
 *   BroadcastChannel.
 * - Bug: intended by the browsers. Dexie opens a channel when it is loaded: https://github.com/dexie/Dexie.js/pull/1465.
 *   Mock Service Worker reads local storage when it is loaded, for cookies that the app does not use: not reported so far.
 * - Can go: once both libraries load without storage. Check with their next major versions.
 */
import { memoryStorage } from './memoryStorage';

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
