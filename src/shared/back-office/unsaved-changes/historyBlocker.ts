/** Blocks Back and Forward while a form has unsaved changes. */
import { historyIndex } from '../../utils/historyIndex';
import type { Ask } from './unsavedChanges';

/** With the Navigation API: cancels the traversal, asks, and repeats it if the user leaves. */
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
 * Without a cancelable Navigation API (Safari before 26.2, Firefox before 147) the event arrives after the traversal.
 * Returns to the entry `place` before the router notices, so that the form keeps its state, and asks then.
 */
function comeBack(here: string, place: { readonly current: number | undefined }, ask: Ask, free: { readonly current: boolean }): () => void {
  let leaving = false;
  const onPop = (event: PopStateEvent) => {
    const away = Number(historyIndex()) - Number(place.current);
    if (leaving || free.current || Number.isNaN(away)) return;
    if (away !== 0 && window.location.pathname === here) return;
    event.stopImmediatePropagation();
    if (away === 0) return;
    window.history.go(-away);
    void ask().then((leaves) => {
      leaving = leaves;
      if (leaves) window.history.go(away);
    });
  };
  // In the capture phase, to run before the router's listener.
  window.addEventListener('popstate', onPop, { capture: true });
  return () => { window.removeEventListener('popstate', onPop, { capture: true }); };
}

/**
 * Calls `ask` before Back or Forward leave the pathname `here`. Returns the function that removes the listener.
 * @param place the index of the history entry that the router shows
 * @param free true once the form may be left without asking: a saved form, whose text may still differ from what is stored
 */
export function blockHistory(here: string, place: { readonly current: number | undefined }, ask: Ask, free: { readonly current: boolean }): () => void {
  return 'navigation' in window ? holdBack(here, ask, free) : comeBack(here, place, ask, free);
}
