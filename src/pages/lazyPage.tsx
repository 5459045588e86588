import { type ComponentType, type ReactNode, lazy, useState } from 'react';
import { isPageLeaving } from '../compat/pageLeaving';
import { reloadIntoNextVersion } from '../shared/utils/nextVersion';
import { readItem, storeItem } from '../shared/utils/safeStorage';

/** A lazily loaded page component. */
export interface PageOnDemand {
  (): ReactNode;
  /** Loads the code ahead of time. Resolves when it has loaded or failed; rendering the page retries a failed load. */
  preload: () => Promise<void>;
}

/** React re-renders immediately after a failure; only a later render counts as a new attempt. In ms. */
const RETRY_AFTER_MS = 1000;

/**
 * Creates a page from a dynamic import. Unlike `lazy`, it renders without a fallback if its code has already loaded, and
 * retries a failed load the next time it is rendered. If a new deployment has removed the chunk, it reloads the browser page
 * once.
 * @param load imports the component
 */
export function lazyPage(load: () => Promise<ComponentType>): PageOnDemand {
  let ready: ComponentType | undefined;
  const fetchCode = async () => ({ default: (ready = await load()) });
  const fetchForVisit = async (): Promise<{ default: ComponentType }> => {
    try {
      return await fetchCode();
    } catch (error) {
      // Stay suspended until the browser reloads.
      if (isMissingCode(error) && reloadOnce()) return new Promise(() => undefined);
      setTimeout(() => { later = lazy(fetchForVisit); }, RETRY_AFTER_MS);
      throw error;
    }
  };
  let later = lazy(fetchForVisit);

  function Page() {
    const [Screen] = useState<ComponentType>(() => ready ?? later);
    return <Screen />;
  }
  return Object.assign(Page, {
    preload: async () => {
      if (!ready) await fetchCode().catch(() => undefined);
    },
  });
}

/**
 * Session storage key: the builds that this tab was reloaded from because a chunk was missing. Each build reloads at most
 * once.
 */
const RELOADED = 'reloadedBuilds';

/** True for an error of loading a chunk, such as after a deployment that has removed it. */
export function isMissingCode(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED');
}

/** Identifies the build of this page: the name of its main script contains a hash that covers the names of all chunks. */
function buildOf(page: Document): string | undefined {
  return page.querySelector<HTMLScriptElement>('script[src*="/main."]')?.src;
}

/**
 * Reloads the page to get the current build, at most once per build and tab. It does not reload if that was tried before or
 * cannot be recorded; the screen then shows an error. No data is lost: cart, checkout draft and session are stored.
 * @param reload does the reload; tests pass their own
 * @returns true if the page is being reloaded
 */
export function reloadOnce(reload: () => void = reloadIntoNextVersion): boolean {
  // Offline, a reload would replace the working page with an error page.
  if (!navigator.onLine || isPageLeaving()) return false;
  const builds = (readItem('sessionStorage', RELOADED) ?? '').split('\n').filter(Boolean);
  const build = buildOf(document) ?? 'unknown build';
  if (builds.includes(build) || !storeItem('sessionStorage', RELOADED, [...builds, build].join('\n'))) return false;
  reload();
  return true;
}
