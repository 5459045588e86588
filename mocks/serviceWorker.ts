/**
 * The shop's service worker. It keeps the app's own files, so that the shop opens without a network, and leaves the API
 * to Mock Service Worker, whose script the build puts behind this one. What it handles, that script does not see.
 */

/** What the build knows: a name for these very files, the pages' base, and what there is to keep. */
declare const VERSION: string;
declare const BASE: string;
/** Needed for every customer's screen; kept before this version is used. */
declare const SHELL: readonly string[];
/** Everything else this version consists of; kept when it is first used. */
declare const REST: readonly string[];

interface WaitingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface FetchingEvent extends WaitingEvent {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
/** The part of a worker's surroundings that is used here; the page's types know another `self`. */
interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  addEventListener: ((type: 'install' | 'activate', listener: (event: WaitingEvent) => void) => void) &
    ((type: 'fetch', listener: (event: FetchingEvent) => void) => void) &
    ((type: 'message', listener: (event: MessageEvent & WaitingEvent) => void) => void);
}
const worker = self as unknown as WorkerScope;

/** Pages and pictures keep their names from version to version, so each version has its own. */
const PAGES = `pages ${VERSION}`;
/** Names with a hash always hold the same, so versions share them. */
const ASSETS = 'assets';
const ASSETS_PATH = `${BASE}assets/`;

const cacheFor = (path: string) => caches.open(path.startsWith(ASSETS_PATH) ? ASSETS : PAGES);

async function keep(path: string) {
  const cache = await cacheFor(path);
  if (await cache.match(path)) return;
  const hashed = path.startsWith(ASSETS_PATH);
  // Past the browser's own memory, which may still hold the version before.
  const response = await fetch(path, { cache: hashed ? 'default' : 'reload' });
  if (response.ok) await cache.put(path, response);
  else throw new Error(`${path}: ${String(response.status)}`);
}

/** One after the other: the page in front of somebody needs the network more. */
async function keepShell() {
  for (const path of SHELL) await keep(path);
}

async function forgetOldVersions() {
  for (const name of await caches.keys()) {
    if (name.startsWith('pages ') && name !== PAGES) await caches.delete(name);
  }
  const assets = await caches.open(ASSETS);
  const known = new Set([...SHELL, ...REST]);
  for (const request of await assets.keys()) {
    if (!known.has(new URL(request.url).pathname)) await assets.delete(request);
  }
}

worker.addEventListener('install', (event) => {
  // The first version serves at once; a later one waits until nobody has the shop open.
  const first = worker.registration.active === null;
  if (!first) event.stopImmediatePropagation();
  // A browser without room for the files still gets its API answered.
  event.waitUntil(first ? keepShell().catch(() => undefined) : keepShell());
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldVersions());
});

worker.addEventListener('message', (event) => {
  // Mock Service Worker removes itself with the last page; the files are kept for the next visit.
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation();
  if (event.data === 'TAKE_OVER') event.waitUntil(worker.skipWaiting());
});

async function answer(request: Request, path: string): Promise<Response> {
  const cache = await cacheFor(path);
  const kept = await cache.match(path);
  if (kept) return kept;
  const response = await fetch(request);
  // A copy that cannot be kept costs nobody the original.
  if (response.status === 200 && response.type === 'basic') await cache.put(path, response.clone()).catch(() => undefined);
  return response;
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || !pathname.startsWith(BASE)) return;
  if (pathname.startsWith(`${BASE}api/`)) return;
  if (request.mode === 'navigate') {
    event.stopImmediatePropagation();
    event.respondWith(answer(new Request(BASE), BASE).catch(() => fetch(request)));
  } else if (pathname.startsWith(ASSETS_PATH) || SHELL.includes(pathname) || REST.includes(pathname)) {
    event.stopImmediatePropagation();
    event.respondWith(answer(request, pathname));
  }
});
