/**
 * The shop's service worker. It keeps the app's own files, so that the shop opens without a network, and leaves the API
 * to Mock Service Worker, whose script the build puts behind this one. What it handles, that script does not see.
 */

/** What the build knows: a name for these very files, the pages' base, and what there is to keep. */
declare const VERSION: string;
declare const BASE: string;
/** Needed for every customer's screen; kept before this version is used. */
declare const SHELL: readonly string[];
/** Everything else this version consists of; each kept when it is first used, and all of it once the back office is. */
declare const REST: readonly string[];

interface WaitingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
/** Who answers a request for one of these paths, without asking this worker (Service Worker Static Routing API). */
interface Route {
  readonly condition: { readonly or: readonly { readonly requestMode?: RequestMode; readonly urlPattern: URLPatternInit }[] };
  readonly source: { readonly cacheName: string };
}
interface InstallingEvent extends WaitingEvent {
  /** Chromium's; others ask this worker. */
  addRoutes?: (routes: readonly Route[]) => Promise<void>;
}
interface FetchingEvent extends WaitingEvent {
  readonly request: Request;
  readonly clientId: string;
  respondWith: (answer: Promise<Response>) => void;
}
/** The part of a worker's surroundings that is used here; the page's types know another `self`. */
interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    get: (id: string) => Promise<object | undefined>;
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly { readonly url: string }[]>;
    claim: () => Promise<void>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: ((type: 'install', listener: (event: InstallingEvent) => void) => void) &
    ((type: 'activate', listener: (event: WaitingEvent) => void) => void) &
    ((type: 'fetch', listener: (event: FetchingEvent) => void) => void) &
    ((type: 'message', listener: (event: MessageEvent & WaitingEvent) => void) => void);
}
const worker = self as unknown as WorkerScope;

/** Pages and pictures keep their names from version to version, so each version has its own. */
const PAGES = `pages ${BASE} ${VERSION}`;
/** Names with a hash always hold the same, so versions share them; another shop on this host has its own base, and others. */
const ASSETS = `assets ${BASE}`;
const ASSETS_PATH = `${BASE}assets/`;

/** An empty cache: that it is there says that the back office is used here, and that later versions keep theirs as well. */
const BACK_OFFICE = `back office ${BASE}`;

const isAsset = (path: string) => path.startsWith(ASSETS_PATH);

/**
 * Whether this is what was asked for. Hosts that answer every address with the page do so for a file as well that has
 * not reached them yet, and kept under the file's name it would be the file's for good.
 */
const isGenuine = (path: string, { status, type, headers }: Response) =>
  status === 200 && type === 'basic' && (path === BASE || !headers.get('content-type')?.startsWith('text/html'));

const cacheFor = (path: string) => caches.open(isAsset(path) ? ASSETS : PAGES);

async function keep(path: string) {
  const cache = await cacheFor(path);
  if (await cache.match(path)) return;
  const hashed = isAsset(path);
  // Past the browser's own memory, which may still hold the version before.
  const response = await fetch(path, { cache: hashed ? 'default' : 'reload' });
  if (isGenuine(path, response)) await cache.put(path, response);
  else throw new Error(`${path}: ${String(response.status)}`);
}

/** Where people come back to. The page is the same for every address; these have a copy under their own name. */
const ENTRANCES = [`${BASE}user`, `${BASE}dashboard`] as const;

/** One after the other: the page in front of somebody needs the network more. With the last entrance all is kept. */
async function keepShell() {
  const pages = await caches.open(PAGES);
  if (await pages.match(ENTRANCES[1])) return;
  for (const path of SHELL) await keep(path);
  for (const path of ENTRANCES) await pages.put(path, await answer(new Request(BASE), BASE));
}

async function keepBackOffice() {
  await caches.open(BACK_OFFICE);
  for (const path of REST) await keep(path);
}

/** What a later version has to have before it can take the place of this one. */
async function keepWhatIsUsed() {
  await keepShell();
  if (await caches.has(BACK_OFFICE)) await keepBackOffice();
}

/**
 * Has the browser take what is kept by itself: to start this worker first would hold back the first frame of a visit.
 * Only what surely is there may be listed: what is not found goes to the network, and would not be kept.
 */
async function routeKept(event: InstallingEvent) {
  const at = (pathname: string) => ({ urlPattern: { pathname } });
  const routes: Route[] = [
    { condition: { or: ENTRANCES.map((pathname) => ({ requestMode: 'navigate', urlPattern: { pathname, search: '' } })) }, source: { cacheName: PAGES } },
    { condition: { or: SHELL.filter(isAsset).map(at) }, source: { cacheName: ASSETS } },
    { condition: { or: SHELL.filter((path) => path !== BASE && !isAsset(path)).map(at) }, source: { cacheName: PAGES } },
  ];
  // A browser that does not take these asks this worker.
  await event.addRoutes?.(routes).catch(() => undefined);
}

const pagesKept = async () => (await caches.keys()).filter((name) => name.startsWith(`pages ${BASE} `));

/**
 * Versions that were waiting and are overtaken by this one have pages here that nobody will be shown. The oldest are those
 * in use, for a version that is activated forgets all before it.
 */
async function forgetOvertaken() {
  const [, ...waiting] = await pagesKept();
  for (const name of waiting) if (name !== PAGES) await caches.delete(name);
}

/** The tabs that have the shop open. */
async function tabsOpen(): Promise<number> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.filter(({ url }) => new URL(url).pathname.startsWith(BASE)).length;
}

async function forgetOldVersions() {
  for (const name of await pagesKept()) if (name !== PAGES) await caches.delete(name);
  // One tab has let this version take over, and reloads into it. Others run the one before until they are reloaded, with
  // files that the host may no longer have; the next version to take over deletes those files.
  if ((await tabsOpen()) > 1) return;
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
  const kept = keepWhatIsUsed().then(() => routeKept(event));
  event.waitUntil(first ? kept.catch(() => undefined) : kept.then(forgetOvertaken));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldVersions());
});

worker.addEventListener('message', (event) => {
  // Mock Service Worker removes itself with the last page; the files are kept for the next visit.
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation();
  if (event.data === 'TAKE_OVER') event.waitUntil(worker.skipWaiting());
  if (event.data === 'TAKE_ALONG') event.waitUntil(worker.clients.claim());
  // What cannot be had now is asked for at the next visit.
  if (event.data === 'KEEP_BACK_OFFICE') event.waitUntil(keepBackOffice().catch(() => undefined));
});

async function answer(request: Request, path: string): Promise<Response> {
  // What cannot be read, or no copy of it kept, costs nobody the original.
  const cache = await cacheFor(path).catch(() => undefined);
  const kept = await cache?.match(path).catch(() => undefined);
  if (kept) return kept;
  try {
    const response = await fetch(request);
    if (isGenuine(path, response)) await cache?.put(path, response.clone()).catch(() => undefined);
    return response;
  } catch (error) {
    // Without a network a picture takes the place of its small copy, which is only cached once it has been shown.
    const large = await cache?.match(path.replace('.small.', '.'));
    if (large) return large;
    throw error;
  }
}

/** How often it is looked whether the page that has sent a call is still there. */
const STILL_THERE_MS = 1000;

/**
 * Lets a call that Mock Service Worker hands to its page go once that page has been left: nobody answers it any more,
 * and no later version takes the place of a worker that waits for an answer.
 */
function letGoWhenLeft(event: FetchingEvent) {
  const respond = event.respondWith.bind(event);
  event.respondWith = (answer) => {
    const answered = new Promise<Response>((resolve, reject) => {
      const looking = setInterval(() => {
        void worker.clients.get(event.clientId).then((page) => { if (!page) resolve(Response.error()); });
      }, STILL_THERE_MS);
      void answer.then(resolve, reject).then(() => { clearInterval(looking); });
    });
    respond(answered);
  };
}

/** The shop's own pages and files, and neither its API nor what lies elsewhere. */
function isOfShop({ method, url }: Request): boolean {
  const { origin, pathname } = new URL(url);
  return method === 'GET' && origin === worker.location.origin && pathname.startsWith(BASE) && !pathname.startsWith(`${BASE}api/`);
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  const isFile = isAsset(pathname) || SHELL.includes(pathname) || REST.includes(pathname);
  if (!isOfShop(request)) letGoWhenLeft(event);
  // A file that is opened in a tab, such as a picture, is not the page.
  else if (request.mode === 'navigate' && (pathname === BASE || !isFile)) {
    event.stopImmediatePropagation();
    const page = answer(new Request(BASE), BASE).catch(() => fetch(request));
    event.respondWith(page);
    // A first visit may have ended, or lost the network, before all was kept.
    event.waitUntil(page.then(keepShell).catch(() => undefined));
  } else if (isFile) {
    event.stopImmediatePropagation();
    event.respondWith(answer(request, pathname));
  }
});
