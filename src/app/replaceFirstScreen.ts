import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Persistor } from 'redux-persist';
import { preloadPage } from '../pages/storefront/storefrontPages';
import { routes } from '../shared/routes';
import { keepEarlyInput } from './earlyInput';

/** Ends when the stored cart and session have been read. */
export function whenRestored(persistor: Persistor): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!persistor.getState().bootstrapped) return;
      stop();
      resolve();
    };
    const stop = persistor.subscribe(look);
    look();
  });
}

/**
 * Draws the app where the page has shown a screen of its own. A screen that can be typed in stays until the app's own
 * is ready to take its place, with everything in it; of others only the frame was there.
 */
export async function replaceFirstScreen(root: HTMLElement, app: ReactNode, persistor: Persistor): Promise<void> {
  if (root.querySelector('form') !== null) await Promise.all([preloadPage(routes.auth), whenRestored(persistor)]);
  const giveBack = keepEarlyInput(root);
  flushSync(() => { createRoot(root).render(app); });
  giveBack();
}
