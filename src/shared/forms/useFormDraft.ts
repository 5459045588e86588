import { useEffect, useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { useNotify } from '../notifications/notificationsSlice';
import { type SessionState, selectEmail, selectSignedOutAt, selectSignedIn } from '../session-store/sessionSlice';
import { type Edits, type FormDrafts, draftRemoved, draftSaved, selectFormDrafts } from './formDraftsSlice';

interface State {
  session: SessionState;
  formDrafts: FormDrafts;
}

const RESTORED = 'Your session had ended. What you typed is still here.';

function keyOf(state: State, form: string): string | null {
  const email = selectEmail(state);
  return email === null ? null : `${email} ${form}`;
}

/**
 * True if the current account has a draft of the form, for example to reopen the form.
 * @param form the name passed to `useFormDraft`
 */
export function useHasDraft(form: string): boolean {
  const { getState } = useStore<State>();
  const [has] = useState(() => (keyOf(getState(), form) ?? '') in selectFormDrafts(getState()));
  return has;
}

/** Returns a function that deletes all drafts of the current account. A deliberate sign-out discards unsaved forms. */
export function useDiscardDrafts(): () => void {
  const { dispatch, getState } = useStore<State>();
  return () => {
    const own = keyOf(getState(), '');
    for (const key of Object.keys(selectFormDrafts(getState()))) if (own !== null && key.startsWith(own)) dispatch(draftRemoved(key));
  };
}

/**
 * Saves a form's edits as a draft when the form unmounts because the backend no longer accepts the session token, and
 * restores it when the same account opens the form again.
 * @typeParam Value the type of the fields' values: a draft is restored by the form that saved it
 * @param form name of the form within an account, such as `profile`; undefined disables drafts
 * @param whileAway true to save a draft also when the user goes to another screen; for forms without a leave prompt
 */
export function useFormDraft<Value = string>(form: string | undefined, whileAway = false) {
  const { getState } = useStore<State>();
  const dispatch = useDispatch();
  const notify = useNotify();
  const [key] = useState(() => (form === undefined ? null : keyOf(getState(), form)));
  const [draft] = useState(() => (key === null ? null : (selectFormDrafts(getState())[key] ?? null)));
  const latest = useRef<Edits<Value> | null>(null);
  const discarded = useRef(false);

  useEffect(() => {
    if (key === null || draft === null) return;
    dispatch(draftRemoved(key));
    if (draft.ended) notify.info(RESTORED);
  }, [dispatch, key, draft, notify]);

  useEffect(
    () => () => {
      const state = getState();
      const ended = !selectSignedIn(state);
      // A deliberate sign-out discards the form.
      if (key === null || latest.current === null || discarded.current || selectSignedOutAt(state) !== null || !(ended || whileAway)) return;
      dispatch(draftSaved({ key, draft: { edits: latest.current, ended } }));
    },
    [dispatch, getState, key, whileAway],
  );
  return {
    /** The draft's edits at the first render; null if there is no draft. */
    restored: (draft?.edits ?? null) as Edits<Value> | null,
    /** Sets what the draft will contain; null for an unchanged form. */
    setDraft: (edits: Edits<Value> | null) => { latest.current = edits; },
    /** Deletes the draft: the form was saved or cancelled. */
    discardDraft: () => {
      discarded.current = true;
      // The form may have been unmounted, and its draft saved, before the response arrived.
      if (key !== null) dispatch(draftRemoved(key));
    },
  };
}
