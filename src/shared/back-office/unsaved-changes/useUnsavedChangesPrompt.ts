import { useCallback, useContext, useEffect, useRef } from 'react';
import { type Navigator, type To, UNSAFE_NavigationContext as NavigationContext, useHref, useLocation } from 'react-router-dom';
import { blockPopState } from '../../../compat/blockPopState';
import { type Ask, registerUnsavedChanges } from '../../utils/unsavedChanges';
import { historyIndex } from '../../utils/historyIndex';
import { useConfirm } from '../hooks/useConfirm';

/**
 * Asks before unsaved changes are lost: by navigation inside the app, by Back and Forward, by signing out, and by closing or
 * reloading the page. A navigation on the same path (a list's page or filter) loses nothing and does not ask.
 * @param isDirty reads from the form whether there are unsaved changes: asked at the moment of leaving, which may be before React
 *   has rendered the last key
 * @param dirty the same as of this render
 * @returns `leaveFreely`: call it after saving, before the form itself navigates
 */
export function useUnsavedChangesPrompt(isDirty: () => boolean, dirty: boolean): () => void {
  const confirm = useConfirm();
  const { navigator } = useContext(NavigationContext);
  const location = useLocation();
  const here = useHref(location.pathname);
  const free = useRef(false);
  const place = useRef<number>(undefined);

  useEffect(() => { place.current = historyIndex(); }, [location]);

  const latest = useRef(isDirty);
  useEffect(() => { latest.current = isDirty; });

  useEffect(() => {
    if (!dirty) return undefined;
    free.current = false;
    return guardPage(free);
  }, [dirty]);

  useEffect(() => {
    const isFree = () => free.current || !latest.current();
    let asking = false;
    let closed = Promise.resolve(false);
    const ask: Ask = async () => {
      if (isFree()) return true;
      if (asking) return false;
      asking = true;
      // After Stay the user may leave again before the dialog has closed and restored the focus.
      await closed;
      closed = confirm({
        title: 'Leave without saving?',
        content: 'What you have typed here will be lost.',
        okText: 'Leave',
        cancelText: 'Stay',
        onCancel: () => { asking = false; },
      });
      free.current = await closed;
      return free.current;
    };
    const stops = [
      guardNavigator(navigator, here, isFree, ask),
      blockHistory(here, place, ask, isFree),
      registerUnsavedChanges({ isDirty: () => !isFree(), ask, release: () => { free.current = true; } }),
    ];
    return () => { stops.forEach((stop) => { stop(); }); };
  }, [confirm, navigator, here]);

  return useCallback(() => { free.current = true; }, []);
}

const pathOf = (to: To) => (typeof to === 'string' ? to.replace(/[?#].*$/, '') : (to.pathname ?? ''));

/**
 * Links, menus and the command palette all go through the router's navigator. The declarative router has no other place to
 * block a navigation.
 */
function guardNavigator(navigator: Navigator, here: string, isFree: () => boolean, ask: Ask): () => void {
  const { push, replace } = navigator;
  const held = (go: Navigator['push']): Navigator['push'] => (to, ...rest) => {
    if (pathOf(to) === here || isFree()) go(to, ...rest);
    else void ask().then((leaves) => { if (leaves) go(to, ...rest); });
  };
  Object.assign(navigator, { push: held(push), replace: held(replace) });
  return () => { Object.assign(navigator, { push, replace }); };
}

/**
 * Calls `ask` before Back or Forward leave the pathname `here`: cancels the traversal, asks, and repeats it if the user leaves.
 * @param place the index of the history entry that the router shows
 * @param isFree whether the form may be left without asking
 */
function blockHistory(here: string, place: { readonly current: number | undefined }, ask: Ask, isFree: () => boolean): () => void {
  if (!('navigation' in window)) return blockPopState(here, () => Number(historyIndex()) - Number(place.current), ask, isFree);
  let leaving = false;
  const onNavigate = (event: NavigateEvent) => {
    const { navigationType, cancelable, destination } = event;
    if (leaving || navigationType !== 'traverse' || !cancelable || new URL(destination.url).pathname === here || isFree()) return;
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
 * Has the browser ask, with its own text, before the page is closed, reloaded or left for another site, except while
 * `free.current` is true. Returns the function that ends this.
 */
export function guardPage(free: { readonly current: boolean } = { current: false }): () => void {
  const onUnload = (event: BeforeUnloadEvent) => { if (!free.current) event.preventDefault(); };
  window.addEventListener('beforeunload', onUnload);
  return () => { window.removeEventListener('beforeunload', onUnload); };
}
