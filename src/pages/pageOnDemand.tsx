import { type ComponentType, type ReactNode, lazy, useState } from 'react';
import { isMissingCode, reloadOnce } from './missingCode';

/** A screen whose code comes when it is needed, or a little earlier. */
export interface PageOnDemand {
  (): ReactNode;
  /** Fetches the code ahead of time; ends when it is here or has failed, which is left to the visit itself. */
  preload: () => Promise<void>;
}

/** React renders again at once what has just failed: only later does a visit count as another try. */
const RETRY_AFTER_MS = 1000;

/**
 * Makes a screen of a dynamic import. Once its code is here it renders at once, where `lazy` alone would show the
 * fallback for a moment; and code that failed to arrive is asked for again by the next visit. Code that a new
 * deployment has replaced brings the page in anew, once.
 */
export function pageOnDemand(load: () => Promise<ComponentType>): PageOnDemand {
  let ready: ComponentType | undefined;
  const fetchCode = async () => ({ default: (ready = await load()) });
  const fetchForVisit = async (): Promise<{ default: ComponentType }> => {
    try {
      return await fetchCode();
    } catch (error) {
      // The screen waits for the reload.
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
