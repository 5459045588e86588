import { type ComponentType, type ReactNode, lazy, useState } from 'react';
import { isMissingCode, reloadOnce } from './chunkLoadRecovery';

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
