import { useEffect, useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { useNotify } from '../notifications/notificationsSlice';
import { type SessionState, selectEmail, selectLeft, selectSignedIn } from '../session/sessionSlice';
import { type Edits, type KeptForms, formGivenBack, formKept, selectKeptForms } from './keptFormsSlice';

interface State {
  session: SessionState;
  keptForms: KeptForms;
}

const GIVEN_BACK = 'Your session had ended. What you typed is still here.';

function keyOf(state: State, form: string): string | null {
  const email = selectEmail(state);
  return email === null ? null : `${email} ${form}`;
}

/** Whether something typed in a form waits for whoever is signed in, such as to open that form again. */
export function useHasKeptForm(form: string): boolean {
  const { getState } = useStore<State>();
  const [has] = useState(() => (keyOf(getState(), form) ?? '') in selectKeptForms(getState()));
  return has;
}

/**
 * Carries what is typed in a form over the end of its session: where the screen goes away because the backend no
 * longer takes the token, it is put aside for the account, and given back when the same form opens for it again.
 * @param form names the form within an account, such as `profile`; undefined for a form that keeps nothing
 * @returns what was put aside, on the first render; null where there is nothing
 */
export function useKeptForm(form: string | undefined): { keptEdits: Edits | null; keep: (edits: Edits | null) => void } {
  const { getState } = useStore<State>();
  const dispatch = useDispatch();
  const notify = useNotify();
  const [key] = useState(() => (form === undefined ? null : keyOf(getState(), form)));
  const [keptEdits] = useState(() => (key === null ? null : (selectKeptForms(getState())[key] ?? null)));
  const latest = useRef<Edits | null>(null);

  useEffect(() => {
    if (key === null || keptEdits === null) return;
    dispatch(formGivenBack(key));
    notify.info(GIVEN_BACK);
  }, [dispatch, key, keptEdits, notify]);

  useEffect(
    () => () => {
      const state = getState();
      // Somebody who chose to leave has left the form, too.
      if (key === null || latest.current === null || selectSignedIn(state) || selectLeft(state) !== null) return;
      dispatch(formKept({ key, edits: latest.current }));
    },
    [dispatch, getState, key],
  );
  return { keptEdits, keep: (edits) => { latest.current = edits; } };
}
