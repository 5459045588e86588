/** Back and forward ask as well before something half typed is left. */
import type { Ask } from './leaving';

/** Which entry of the tab's history this is, by the router's count; undefined for one that it has not made. */
export function placeInHistory(): number | undefined {
  return (window.history.state as { idx?: number } | null)?.idx;
}

/** With the Navigation API the page is held where it is. */
function holdBack(here: string, ask: Ask): () => void {
  let leaving = false;
  const onNavigate = (event: NavigateEvent) => {
    const { navigationType, cancelable, destination } = event;
    if (leaving || navigationType !== 'traverse' || !cancelable || new URL(destination.url).pathname === here) return;
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
 * Without it, as in Safari before 26.2 and Firefox before 147, the browser has gone when it tells: it is sent back to
 * `place` before the router hears of it, and so the form stands as it was.
 */
function comeBack(here: string, place: { readonly current: number | undefined }, ask: Ask): () => void {
  let leaving = false;
  const onPop = (event: PopStateEvent) => {
    const away = Number(placeInHistory()) - Number(place.current);
    if (leaving || Number.isNaN(away)) return;
    if (away !== 0 && window.location.pathname === here) return;
    event.stopImmediatePropagation();
    if (away === 0) return;
    window.history.go(-away);
    void ask().then((leaves) => {
      leaving = leaves;
      if (leaves) window.history.go(away);
    });
  };
  // Before the router, which listens to the same.
  window.addEventListener('popstate', onPop, { capture: true });
  return () => { window.removeEventListener('popstate', onPop, { capture: true }); };
}

/**
 * Has `ask` asked before back or forward leave the path `here`; gives what ends that.
 * @param place which entry of the history the router is at
 */
export function guardHistory(here: string, place: { readonly current: number | undefined }, ask: Ask): () => void {
  return 'navigation' in window ? holdBack(here, ask) : comeBack(here, place, ask);
}
