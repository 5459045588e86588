/**
 * Stands at the service worker's address in a build without mocks. Browsers that know the shop with its own backend have
 * that worker, and it would go on opening the shop it has kept, whose orders reach nobody. Like any later version this
 * one waits until nobody has the shop open; then it throws away what was kept, and goes.
 */

/** The pages' base, from the build. */
declare const BASE: string;

/** The part of a worker's surroundings that is used here; the page's types know another `self`. */
const worker = self as unknown as {
  readonly registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  addEventListener: ((type: 'activate', listener: (event: Event & { waitUntil: (work: Promise<unknown>) => void }) => void) => void) &
    ((type: 'message', listener: (event: MessageEvent) => void) => void);
};

/** What serviceWorker.ts keeps the files of this shop in; another one on this host has its own base. */
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

// A module: its names are not serviceWorker.ts's.
export {};
