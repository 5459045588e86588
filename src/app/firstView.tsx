/** Takes over what the page shows before the app runs (scripts/prerender.mjs writes it, boot.ts decides whether it counts). */
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { FirstView } from '../domain/firstView';
import { SIGN_IN_FIRST } from '../features/cart';
import { firstViewChecked, viewOfLastVisit } from '../features/menu';
import { breathe } from '../shared/lib/breathe';
import { whenIdle } from '../shared/lib/whenIdle';
import { useNotify } from '../shared/notifications/notificationsSlice';
import { selectRestored } from '../shared/session/sessionSlice';
import { twinOf } from './twinOf';

const ELEMENT_ID = 'first-view';
/** The page's own view is true until something is changed, so the backend may wait until the first taps are answered. */
const CHECK_AFTER_MS = 2000;

/** What the menu page starts with. */
interface Shown {
  /** The view that the page carries, and its stamp. */
  readonly own: { text: string; stamp: string } | null;
  readonly view: FirstView | null;
  /** True where that view stands in the page already, to be taken over as it is. */
  readonly hydrate: boolean;
}

/** Reads what the page carries, or what the last visit has left. */
export function firstView(): Shown {
  const element = document.getElementById(ELEMENT_ID);
  const stamp = element?.dataset.stamp;
  if (!element || stamp === undefined) return { own: null, view: null, hydrate: false };
  const own = { text: element.textContent, stamp };
  if (document.documentElement.dataset.firstView === 'menu') {
    return { own, view: JSON.parse(own.text) as FirstView, hydrate: true };
  }
  // What QA has switched on decides what there is to see.
  return { own, view: qaIsOn() ? null : viewOfLastVisit(), hydrate: false };
}

/** Whether QA has switched something on in this tab: the page has looked before it showed anything (src/boot.ts). */
export const qaIsOn = () => document.documentElement.dataset.scenarios !== undefined;

/** The control itself, or what the app has put in its place. */
const here = (control: Element) => (control.isConnected ? (control as HTMLElement) : twinOf(control));

/** Runs something when nobody waits for anything else; until its time has come, the answer calls it off. */
export function whenQuiet(run: () => void): () => void {
  const timer = setTimeout(() => whenIdle(run), CHECK_AFTER_MS);
  return () => { clearTimeout(timer); };
}

/**
 * Stands in the app and runs once it is there: presses made before that are answered now, and what was shown without
 * the backend is asked of it.
 */
export function FirstViewDone({ view, hydrate }: Pick<Shown, 'view' | 'hydrate'>) {
  const dispatch = useDispatch();
  const restored = useSelector(selectRestored);
  const notify = useNotify();
  useEffect(() => {
    if (!restored) return;
    // Until now it hid what only visitors see; from here on the screens know.
    delete document.documentElement.dataset.known;
    const { early } = window;
    window.early = undefined;
    if (early?.signInFirst) notify.error(SIGN_IN_FIRST);
    if (early?.focused) here(early.focused)?.focus({ preventScroll: true });
    // In a task of its own: for a press on a part of the page that it has not taken over yet, React does so first.
    void breathe().then(() => {
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
