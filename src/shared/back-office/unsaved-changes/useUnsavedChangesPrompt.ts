import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { registerUnsavedChanges } from '../../utils/unsavedChanges';
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
  const free = useRef(false);
  const latest = useRef(isDirty);
  useEffect(() => { latest.current = isDirty; });
  const isUnsaved = useCallback(() => !free.current && latest.current(), []);

  useEffect(() => {
    if (!dirty) return undefined;
    free.current = false;
    return guardPage(free);
  }, [dirty]);

  const question = useRef<Promise<boolean>>(null);
  const closed = useRef<Promise<unknown>>(Promise.resolve());
  const ask = useCallback(async () => {
    // After Stay the user may leave again before the dialog has closed and restored the focus.
    question.current ??= closed.current.then(() =>
      confirm({
        title: 'Leave without saving?',
        content: 'What you have typed here will be lost.',
        okText: 'Leave',
        cancelText: 'Stay',
        onCancel: () => { question.current = null; },
      }),
    );
    closed.current = question.current;
    free.current = await question.current;
    question.current = null;
    return free.current;
  }, [confirm]);

  useEffect(
    () => registerUnsavedChanges({ isDirty: isUnsaved, ask: async () => !isUnsaved() || ask(), release: () => { free.current = true; } }),
    [ask, isUnsaved],
  );
  const blocker = useBlocker(({ currentLocation, nextLocation }) => nextLocation.pathname !== currentLocation.pathname && isUnsaved());
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    let current = true;
    void ask().then((leaves) => {
      if (!current) return;
      if (leaves) blocker.proceed();
      else blocker.reset();
    });
    return () => { current = false; };
  }, [blocker, ask]);

  return useCallback(() => { free.current = true; }, []);
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
