import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { Persistor } from 'redux-persist';
import { preloadPage } from '../pages/storefront/storefrontPages';
import { yieldToMain } from '../shared/utils/yieldToMain';
import { routes } from '../shared/utils/paths';
import { keepEarlyInput } from './earlyInput';

/** Resolves once redux-persist has read the stored cart and session. */
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

/** Calls `run` in a layout effect, right after React has inserted the surrounding elements. */
function OnArrival({ run }: { run: () => void }) {
  useLayoutEffect(run, [run]);
  return null;
}

/**
 * Renders the app where the page shows a prerendered form, the sign-in. The prerendered form stays until the app's form is
 * ready to replace it with all typed values. A separate chunk, because only that screen needs it.
 * @param root the element with the prerendered form
 * @param app the app to render
 * @param persistor resolves the wait for the stored session
 * @returns a promise that resolves once rendering has started
 */
export async function replaceForm(root: HTMLElement, app: ReactNode, persistor: Persistor): Promise<void> {
  await Promise.all([preloadPage(routes.auth), whenRestored(persistor)]);
  await yieldToMain();
  // Rendered in a detached element in a transition, so that the user can go on typing.
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
