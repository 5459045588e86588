/** Takes over the prerendered page (scripts/prerender.mjs writes it, src/boot.ts decides whether it is shown). */
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { FirstView } from '../domain/firstView';
import { SIGN_IN_FIRST } from '../features/cart';
import { firstViewChecked, viewOfLastVisit } from '../features/menu';
import { yieldToMain } from '../shared/utils/yieldToMain';
import { whenIdle } from '../compat/whenIdle';
import { useNotify } from '../shared/notifications/notificationsSlice';
import { selectRestored } from '../shared/session-store/sessionSlice';
import { twinOf } from './twinOf';

const ELEMENT_ID = 'first-view';
/**
 * Delay before the first view is refetched, in ms. It is valid until something changes, so the backend starts after the
 * first clicks.
 */
const CHECK_AFTER_MS = 2000;

/** The initial data of the menu page. */
interface Shown {
  /** The view embedded in the page, and its version stamp. */
  readonly own: { text: string; stamp: string } | null;
  /** The view to show first; null if none is known. */
  readonly view: FirstView | null;
  /** True if the page already shows that view, so that React hydrates it. */
  readonly hydrate: boolean;
}

/** Returns the embedded view of the page, or the view that the last visit has stored. */
export function firstView(): Shown {
  const element = document.getElementById(ELEMENT_ID);
  const stamp = element?.dataset.stamp;
  if (!element || stamp === undefined) return { own: null, view: null, hydrate: false };
  const own = { text: element.textContent, stamp };
  if (document.documentElement.dataset.firstView === 'menu') {
    return { own, view: JSON.parse(own.text) as FirstView, hydrate: true };
  }
  // An active QA scenario changes the data, so no stored view is used.
  return { own, view: qaIsOn() ? null : viewOfLastVisit(), hydrate: false };
}

/** True if QA settings are active in this tab; src/boot.ts checks it before the first paint. */
export const qaIsOn = () => document.documentElement.dataset.scenarios !== undefined;

/** Returns the control itself, or the app's counterpart if the app has replaced it. */
const here = (control: Element) => (control.isConnected ? (control as HTMLElement) : twinOf(control));

/**
 * Runs a callback when the browser is idle, after a fixed delay.
 * @returns a function that cancels it until the delay has passed
 */
export function whenQuiet(run: () => void): () => void {
  const timer = setTimeout(() => whenIdle(run), CHECK_AFTER_MS);
  return () => { clearTimeout(timer); };
}

/**
 * Rendered in the app; runs once the session is restored. It replays the clicks made before that, and refetches data that
 * was shown without a request to the backend.
 */
export function FirstViewDone({ view, hydrate }: Pick<Shown, 'view' | 'hydrate'>) {
  const dispatch = useDispatch();
  const restored = useSelector(selectRestored);
  const notify = useNotify();
  useEffect(() => {
    if (!restored) return;
    // The attribute has hidden the controls for signed-out visitors; from now on the components decide.
    delete document.documentElement.dataset.known;
    const { early } = window;
    window.early = undefined;
    if (early?.signInFirst) notify.error(SIGN_IN_FIRST);
    if (early?.focused) here(early.focused)?.focus({ preventScroll: true });
    // In a separate task: React hydrates the clicked part of the page before it handles the click.
    void yieldToMain().then(() => {
      early?.taps.forEach((control) => {
        delete control.dataset.kept;
        here(control)?.click();
      });
      early?.drawRest();
    });
  }, [restored, notify]);
  useEffect(() => {
    const check = () => { dispatch(firstViewChecked()); };
    if (hydrate) return whenQuiet(check);
    if (view) check();
    return undefined;
  }, [view, hydrate, dispatch]);
  return null;
}
