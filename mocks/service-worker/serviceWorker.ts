/**
 * The shop's service worker. It caches the app's own files, so that the shop opens offline, and leaves the API to Mock
 * Service Worker. The build appends that script to this one; it does not see the requests that are handled here.
 */

/** Set by the build: the version (a hash of the files), the pages' base path, and the pages and files to cache. */
declare const VERSION: string;
declare const BASE: string;
/** The addresses of the prerendered pages; all other addresses get the one at BASE. */
declare const PAGE_PATHS: readonly string[];
/** The files of the customers' screens, cached before this version is activated. */
declare const SHELL: readonly string[];
/** All other files of this version. Each is cached on first use, and all of them once the back office is used. */
declare const REST: readonly string[];

/** A route of the Service Worker Static Routing API: the browser answers matching requests from a cache without starting this worker. */
interface Route {
  readonly condition: { readonly or: readonly { readonly requestMode?: RequestMode; readonly urlPattern: URLPatternInit }[] };
  readonly source: { readonly cacheName: string };
}
interface InstallEvent extends ExtendableEvent {
  /** Only in Chromium; other browsers start this worker. */
  addRoutes?: (routes: readonly Route[]) => Promise<void>;
}
const worker = self as unknown as ServiceWorkerGlobalScope;

/** The cache of pages and pictures. Their addresses do not change with the content, so each version has its own cache. */
const PAGES = `pages ${BASE} ${VERSION}`;
/**
 * The cache of files with a hash in their name. Versions share it, because their content never changes. The base path
 * separates shops on one host.
 */
const ASSETS = `assets ${BASE}`;
const ASSETS_PATH = `${BASE}assets/`;

/** An empty cache. Its existence notes that the back office is used here, so that later versions cache its files as well. */
const BACK_OFFICE = `back office ${BASE}`;

const isAsset = (path: string) => path.startsWith(ASSETS_PATH);

/**
 * Whether this is the requested file. Hosts with an index fallback also answer a file that is not deployed yet with the
 * page; cached under the file's name, it would stay there.
 */
const isGenuine = (path: string, { status, type, redirected, headers }: Response) =>
  status === 200 && type === 'basic' && !redirected && (PAGE_PATHS.includes(path) || !headers.get('content-type')?.startsWith('text/html'));

const cacheFor = (path: string) => caches.open(isAsset(path) ? ASSETS : PAGES);

async function keep(path: string) {
  const cache = await cacheFor(path);
  if (await cache.match(path)) return;
  const hashed = isAsset(path);
  // Bypasses the browser's HTTP cache, which may still hold the previous version.
  const response = await fetch(path, { cache: hashed ? 'default' : 'reload' });
  if (isGenuine(path, response)) await cache.put(path, response);
  else throw new Error(`${path}: ${String(response.status)}`);
}

/**
 * Caches files one after the other, because the open page has priority on the network. The last page is stored last and
 * shows that everything is cached.
 */
async function keepShell() {
  const pages = await caches.open(PAGES);
  if (await pages.match(PAGE_PATHS.at(-1) ?? BASE)) return;
  for (const path of [...SHELL, ...PAGE_PATHS]) await keep(path);
}

async function keepBackOffice() {
  await caches.open(BACK_OFFICE);
  for (const path of REST) await keep(path);
}

/** What a later version must have cached before it can replace this one. */
async function keepWhatIsUsed() {
  await keepShell();
  if (await caches.has(BACK_OFFICE)) await keepBackOffice();
}

/**
 * Registers static routes, so that the browser reads cached files without starting this worker, which would delay the
 * first frame of a visit. List only files that are certainly cached: a file that is not found goes to the network and
 * is not cached.
 */
async function routeKept(event: InstallEvent) {
  const at = (pathname: string) => ({ urlPattern: { pathname } });
  const routes: Route[] = [
    { condition: { or: PAGE_PATHS.map((pathname) => ({ requestMode: 'navigate', urlPattern: { pathname, search: '' } })) }, source: { cacheName: PAGES } },
    { condition: { or: SHELL.filter(isAsset).map(at) }, source: { cacheName: ASSETS } },
    { condition: { or: SHELL.filter((path) => !isAsset(path)).map(at) }, source: { cacheName: PAGES } },
  ];
  // A browser that rejects the routes uses this worker's fetch handler.
  await event.addRoutes?.(routes).catch(() => undefined);
}

async function forgetOldVersions() {
  for (const name of await caches.keys()) if (name.startsWith(`pages ${BASE} `) && name !== PAGES) await caches.delete(name);
  // With one tab, that tab has activated this version and reloads. Further tabs still run the previous version until
  // they are reloaded, and need files that the host may no longer have; the next activation deletes those files.
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.filter(({ url }) => new URL(url).pathname.startsWith(BASE)).length > 1) return;
  const assets = await caches.open(ASSETS);
  const known = new Set([...SHELL, ...REST]);
  for (const request of await assets.keys()) {
    if (!known.has(new URL(request.url).pathname)) await assets.delete(request);
  }
}

worker.addEventListener('install', (event) => {
  // The first version is activated immediately; a later one waits until all tabs of the shop are closed.
  const first = worker.registration.active === null;
  if (!first) event.stopImmediatePropagation();
  // A browser without room for the files still gets responses of the API.
  const kept = keepWhatIsUsed().then(() => routeKept(event));
  event.waitUntil(first ? kept.catch(() => undefined) : kept);
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldVersions());
});

worker.addEventListener('message', (event) => {
  // Mock Service Worker unregisters itself with the last page. This worker stays, for the cached files.
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation();
  if (event.data === 'TAKE_OVER') event.waitUntil(worker.skipWaiting());
  if (event.data === 'TAKE_ALONG') event.waitUntil(worker.clients.claim());
  // Files that cannot be loaded now are requested again at the next visit.
  if (event.data === 'KEEP_BACK_OFFICE') event.waitUntil(keepBackOffice().catch(() => undefined));
});

async function answer(request: Request, path: string): Promise<Response> {
  // If the cache cannot be read or written, the response comes from the network.
  const cache = await cacheFor(path).catch(() => undefined);
  const kept = await cache?.match(path).catch(() => undefined);
  if (kept) return kept;
  try {
    const response = await fetch(request);
    if (isGenuine(path, response)) await cache?.put(path, response.clone()).catch(() => undefined);
    return response;
  } catch (error) {
    // Offline, the large picture replaces its small copy, which is cached only after it has been shown.
    const large = await cache?.match(path.replace('.small.', '.'));
    if (large) return large;
    throw error;
  }
}

/** How often to check whether the page that sent a call still exists, in milliseconds. */
const STILL_THERE_MS = 1000;

/**
 * Ends a call of Mock Service Worker when its page is closed. The page would never respond, and the pending call would
 * keep this worker from being replaced by a later version.
 */
function closeOnPageHide(event: FetchEvent) {
  const respond = event.respondWith.bind(event);
  event.respondWith = (answer) => {
    const answered = new Promise<Response>((resolve, reject) => {
      const looking = setInterval(() => {
        void worker.clients.get(event.clientId).then((page) => { if (!page) resolve(Response.error()); });
      }, STILL_THERE_MS);
      void Promise.resolve(answer).then(resolve, reject).then(() => { clearInterval(looking); });
    });
    respond(answered);
  };
}

/** Whether a request is for the shop's own pages and files, not for its API or other paths of the host. */
function isOfShop({ method, url }: Request): boolean {
  const { origin, pathname } = new URL(url);
  return method === 'GET' && origin === worker.location.origin && pathname.startsWith(BASE) && !pathname.startsWith(`${BASE}api/`);
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  const isFile = isAsset(pathname) || SHELL.includes(pathname) || REST.includes(pathname);
  if (!isOfShop(request)) closeOnPageHide(event);
  // A file that is opened in a tab, such as a picture, is not the page.
  else if (request.mode === 'navigate' && !isFile) {
    event.stopImmediatePropagation();
    const address = pathname.replace(/(.)\/$/, '$1');
    const path = PAGE_PATHS.includes(address) ? address : BASE;
    const page = answer(new Request(path), path).catch(() => fetch(request));
    event.respondWith(page);
    // A first visit may have ended or gone offline before everything was cached.
    event.waitUntil(page.then(keepShell).catch(() => undefined));
  } else if (isFile) {
    event.stopImmediatePropagation();
    event.respondWith(answer(request, pathname));
  }
});
