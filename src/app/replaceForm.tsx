import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { Persistor } from 'redux-persist';
import { preloadPage } from '../pages/storefront/storefrontPages';
import { breathe } from '../shared/lib/breathe';
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

/** Runs something in the moment in which the screen it stands in is put into the page. */
function OnArrival({ run }: { run: () => void }) {
  useLayoutEffect(run, [run]);
  return null;
}

/**
 * Draws the app where the page has shown a form of its own, the sign-in. It stays until the app's own is ready to take
 * its place, with everything in it. A file of that screen's, because only that screen needs it.
 */
export async function replaceForm(root: HTMLElement, app: ReactNode, persistor: Persistor): Promise<void> {
  await Promise.all([preloadPage(routes.auth), whenRestored(persistor)]);
  await breathe();
  // Drawn beside the page, a little at a time, so that somebody can go on typing.
  const drawn = document.createElement('div');
  drawn.id = root.id;
  let giveBack: () => void = () => undefined;
  const takeOver = () => {
    giveBack = keepEarlyInput(root, drawn);
    root.replaceWith(drawn);
  };
  startTransition(() => {
    createRoot(drawn).render(
      <>
        <OnArrival run={takeOver} />
        {app}
        <OnArrival run={() => { giveBack(); }} />
      </>,
    );
  });
}
