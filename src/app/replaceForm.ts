import { flushSync } from 'react-dom';
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
 * Draws the app where the page has shown a form of its own, the sign-in. It stays until the app's own is ready to take
 * its place, with everything in it. A file of that screen's, because only that screen needs it.
 */
export async function replaceForm(root: HTMLElement, draw: () => void, persistor: Persistor): Promise<void> {
  await Promise.all([preloadPage(routes.auth), whenRestored(persistor)]);
  const giveBack = keepEarlyInput(root);
  flushSync(draw);
  giveBack();
}
