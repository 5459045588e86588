/** Which builds this tab was reloaded from for code that was gone; with it a reload can happen once each. */
const RELOADED = 'reloadedBuilds';

/** True where the code of a screen is not to be had, as after a deployment that has replaced it. */
export function isMissingCode(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED');
}

/** The build this page runs: the names of its scripts carry the hash of their content. */
function buildOf(page: Document): string {
  return [...page.querySelectorAll<HTMLScriptElement>('script[src][defer]')].map(({ src }) => src).join(' ');
}

/**
 * Reloads the page to get the code of today's build, once for each build in this tab: where the reload brings no other
 * build, or the browser cannot remember that it was tried, the screen says so instead. Nothing is lost by it: the cart,
 * the checkout and the session are stored.
 * @returns whether the page is being reloaded
 */
export function reloadOnce(reload: () => void = () => { window.location.reload(); }): boolean {
  // Without a network a reload would only take away what still stands here.
  if (!navigator.onLine) return false;
  try {
    const builds = (sessionStorage.getItem(RELOADED) ?? '').split('\n').filter(Boolean);
    const build = buildOf(document) || 'unknown build';
    if (builds.includes(build)) return false;
    sessionStorage.setItem(RELOADED, [...builds, build].join('\n'));
  } catch {
    return false;
  }
  reload();
  return true;
}
