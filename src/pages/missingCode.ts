import { reloadIntoNextVersion } from '../shared/lib/nextVersion';

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

/**
 * Reloads the page to get the code of today's build, once for each build in this tab: where the reload brings no other
 * build, or the browser cannot remember that it was tried, the screen says so instead. Nothing is lost by it: the cart,
 * the checkout and the session are stored.
 * @returns whether the page is being reloaded
 */
export function reloadOnce(reload: () => void = reloadIntoNextVersion): boolean {
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
