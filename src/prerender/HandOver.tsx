import { useEffect, useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { menuSnapshotChecked } from '../features/menu';
import { whenIdle } from '../compat/whenIdle';
import { yieldToMain } from '../shared/utils/yieldToMain';
import { selectRestored, selectSignedIn } from '../shared/session-store/sessionSlice';

/** Delay before a prerendered menu is refetched, in ms: the backend starts after the first presses. */
const RECHECK_AFTER_MS = 2000;
const POLL_MS = 20;
const BUTTONS_WITHIN_MS = 3000;

/**
 * Waits until the app has rendered its buttons in place of the links to the sign-in. React hydrates the page piece by piece,
 * and a press on a link that it replaces while handling it would go to the sign-in.
 */
async function linksReplaced() {
  for (let waited = 0; waited < BUTTONS_WITHIN_MS && document.querySelector('a[data-action]'); waited += POLL_MS) {
    await new Promise((resolve) => { setTimeout(resolve, POLL_MS); });
  }
}

/** Ends the queue of the inline script: carries out its presses, and focuses the control that has replaced the focused one. */
function handOver(focusedAction: string | undefined) {
  const pressed = window.prerendered?.pressed ?? [];
  window.prerendered = undefined;
  delete document.documentElement.dataset.signedIn;
  for (const control of document.querySelectorAll<HTMLElement>('[data-pressed]')) delete control.dataset.pressed;
  if (focusedAction !== undefined && document.activeElement === document.body) {
    document.querySelector<HTMLElement>(`[data-action="${CSS.escape(focusedAction)}"]`)?.focus({ preventScroll: true });
  }
  for (const selector of pressed) {
    const control = document.querySelector<HTMLElement>(selector);
    if (control) control.click();
    else console.warn(`A press before the app had started has found no control: ${selector}`);
  }
}

/**
 * Rendered beside the routes; takes over from the inline script once React has hydrated the page and the stored session has
 * been read.
 * @param recheck when to refetch a menu that was shown without asking the backend; null if there is none
 */
export function HandOver({ recheck }: { recheck: 'idle' | 'now' | null }) {
  const dispatch = useDispatch();
  const restored = useSelector(selectRestored);
  const signedIn = useSelector(selectSignedIn);
  const focusedAction = useRef<string>(undefined);
  useLayoutEffect(() => { focusedAction.current = (document.activeElement as HTMLElement | null)?.dataset.action; }, []);
  useEffect(() => {
    if (!restored || !window.prerendered) return;
    // In a task of its own: React hydrates the pressed part of the page before it handles the click.
    void yieldToMain().then(signedIn ? linksReplaced : undefined).then(() => { handOver(focusedAction.current); });
  }, [restored, signedIn]);
  useEffect(() => {
    const check = () => { dispatch(menuSnapshotChecked()); };
    if (recheck === 'now') check();
    if (recheck !== 'idle') return undefined;
    const timer = setTimeout(() => whenIdle(check), RECHECK_AFTER_MS);
    return () => { clearTimeout(timer); };
  }, [recheck, dispatch]);
  return null;
}
