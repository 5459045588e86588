import { useCallback, useContext, useEffect, useRef } from 'react';
import { type Navigator, type To, UNSAFE_NavigationContext as NavigationContext, useHref, useLocation } from 'react-router-dom';
import { registerUnsavedText } from '../lib/unsavedText';
import { guardHistory, placeInHistory } from './guardHistory';
import { type Ask, guardLeaving, guardPage } from './leaving';
import { useConfirm } from './useConfirm';

/**
 * Asks before somebody loses what they have half typed: by a link or any other way through the app, by back and
 * forward, by signing out, and by closing or reloading the page. What stays on the same path (a list's page or filter)
 * loses nothing.
 * @returns `leaveFreely`, for the moment after saving, when the form itself goes elsewhere
 */
export function useLeaveGuard(dirty: boolean): () => void {
  const confirm = useConfirm();
  const { navigator } = useContext(NavigationContext);
  const location = useLocation();
  const here = useHref(location.pathname);
  const free = useRef(false);
  const place = useRef<number>(undefined);

  useEffect(() => { place.current = placeInHistory(); }, [location]);

  useEffect(() => {
    if (!dirty) return undefined;
    free.current = false;
    let asking = false;
    let closed = Promise.resolve(false);
    const ask: Ask = async () => {
      if (free.current) return true;
      if (asking) return false;
      asking = true;
      // Who has just stayed may ask to leave again before that window is gone with its focus.
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
      guardNavigator(navigator, here, ask),
      guardHistory(here, place, ask),
      guardLeaving(ask),
      guardPage(free),
      registerUnsavedText(() => { free.current = true; }),
    ];
    return () => { stops.forEach((stop) => { stop(); }); };
  }, [dirty, confirm, navigator, here]);

  return useCallback(() => { free.current = true; }, []);
}

const pathOf = (to: To) => (typeof to === 'string' ? to.replace(/[?#].*$/, '') : (to.pathname ?? ''));

/**
 * Links, menus and the command palette all go through the router's navigator; the declarative router has no other
 * place where a navigation could be held back.
 */
function guardNavigator(navigator: Navigator, here: string, ask: Ask): () => void {
  const { push, replace } = navigator;
  const held = (go: Navigator['push']): Navigator['push'] => (to, ...rest) => {
    if (pathOf(to) === here) go(to, ...rest);
    else void ask().then((leaves) => { if (leaves) go(to, ...rest); });
  };
  Object.assign(navigator, { push: held(push), replace: held(replace) });
  return () => { Object.assign(navigator, { push, replace }); };
}
