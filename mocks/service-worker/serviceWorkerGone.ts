/**
 * Replaces the service worker in a build without mocks. Browsers that have visited the shop with its mock backend still
 * have that worker, which would go on opening the cached shop, where orders reach no server. Like any later version
 * this one waits until all tabs are closed; then it deletes the caches and unregisters itself.
 */

/** The pages' base path, set by the build. */
declare const BASE: string;
const worker = self as unknown as ServiceWorkerGlobalScope;

/** The cache names of serviceWorker.ts for this shop; another shop on this host has another base path. */
const KEPT = [`pages ${BASE} `, `assets ${BASE} `, `back office ${BASE} `];

async function go() {
  for (const name of await caches.keys()) {
    if (KEPT.some((start) => `${name} `.startsWith(start))) await caches.delete(name);
  }
  await worker.registration.unregister();
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(go());
});

worker.addEventListener('message', (event) => {
  if (event.data === 'TAKE_OVER') void worker.skipWaiting();
});

// Makes this file a module, so that its names do not clash with those of serviceWorker.ts.
export {};
