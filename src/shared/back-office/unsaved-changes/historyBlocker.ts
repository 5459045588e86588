/** Blocks Back and Forward while a form has unsaved changes. */
import { blockPopState } from '../../../compat/blockPopState';
import { historyIndex } from '../../utils/historyIndex';
import type { Ask } from '../../utils/unsavedChanges';

/** Cancels the traversal, asks, and repeats it if the user leaves. */
function holdBack(here: string, ask: Ask, free: { readonly current: boolean }): () => void {
  let leaving = false;
  const onNavigate = (event: NavigateEvent) => {
    const { navigationType, cancelable, destination } = event;
    if (leaving || free.current || navigationType !== 'traverse' || !cancelable || new URL(destination.url).pathname === here) return;
    event.preventDefault();
    void ask().then((leaves) => {
      leaving = leaves;
      if (leaves) window.navigation.traverseTo(destination.key);
    });
  };
  window.navigation.addEventListener('navigate', onNavigate);
  return () => { window.navigation.removeEventListener('navigate', onNavigate); };
}

/**
 * Calls `ask` before Back or Forward leave the pathname `here`. Returns the function that removes the listener.
 * @param place the index of the history entry that the router shows
 * @param free true once the form may be left without asking: a saved form, whose text may still differ from what is stored
 */
export function blockHistory(here: string, place: { readonly current: number | undefined }, ask: Ask, free: { readonly current: boolean }): () => void {
  if ('navigation' in window) return holdBack(here, ask, free);
  return blockPopState(here, () => Number(historyIndex()) - Number(place.current), ask, free);
}
