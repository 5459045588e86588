/** Which builds this tab was reloaded from for code that was gone; with it a reload can happen once each. */
const RELOADED = 'reloadedBuilds';

/** As long as somebody counts as leaving: the browser announces it for a mail or phone link and for whoever stays, too. */
const LEAVING_MS = 5000;

/** Whoever leaves the page ends what is still on its way to it. Safari says it failed, and a reload would bring them back. */
let leftAt = -LEAVING_MS;
// The build renders the first screens where there is no window.
if (typeof window !== 'undefined') {
  window.addEventListener('beforeunload', () => { leftAt = performance.now(); });
  // Back again, from the browser's memory.
  window.addEventListener('pageshow', () => { leftAt = -LEAVING_MS; });
}

/** True where the code of a screen is not to be had, as after a deployment that has replaced it. */
export function isMissingCode(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED');
}

/** The build this page runs: the name of its main script carries the hash of its content, which knows all others' names. */
function buildOf(page: Document): string | undefined {
  return page.querySelector<HTMLScriptElement>('script[src*="/main."]')?.src;
}

/** Long enough for the new worker's files to arrive; without it the reload shows the kept version once more. */
const PATIENCE_MS = 5000;

/** The service worker serves the version it has kept: the one that is deployed now has to take its place first. */
async function letNewVersionIn(container: ServiceWorkerContainer) {
  const registration = await container.getRegistration();
  if (!registration?.active) return;
  await registration.update();
  const next = registration.installing ?? registration.waiting;
  if (!next) return;
  await new Promise<void>((resolve) => {
    container.addEventListener('controllerchange', () => { resolve(); }, { once: true });
    const takeOver = () => { if (next.state === 'installed') next.postMessage('TAKE_OVER'); };
    next.addEventListener('statechange', takeOver);
    takeOver();
  });
}

function reloadPage() {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const patience = new Promise((resolve) => { setTimeout(resolve, PATIENCE_MS); });
  const ready = container ? letNewVersionIn(container).catch(() => undefined) : undefined;
  void Promise.race([ready, patience]).then(() => { window.location.reload(); });
}

/**
 * Reloads the page to get the code of today's build, once for each build in this tab: where the reload brings no other
 * build, or the browser cannot remember that it was tried, the screen says so instead. Nothing is lost by it: the cart,
 * the checkout and the session are stored.
 * @returns whether the page is being reloaded
 */
export function reloadOnce(reload: () => void = reloadPage): boolean {
  // Without a network a reload would only take away what still stands here.
  if (!navigator.onLine || performance.now() - leftAt < LEAVING_MS) return false;
  try {
    const builds = (sessionStorage.getItem(RELOADED) ?? '').split('\n').filter(Boolean);
    const build = buildOf(document) ?? 'unknown build';
    if (builds.includes(build)) return false;
    sessionStorage.setItem(RELOADED, [...builds, build].join('\n'));
  } catch {
    return false;
  }
  reload();
  return true;
}
