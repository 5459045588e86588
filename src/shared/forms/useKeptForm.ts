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

/** Drops whatever the present account has put aside: somebody who chooses to leave has left the forms, too. */
export function useDropKeptForms(): () => void {
  const { dispatch, getState } = useStore<State>();
  return () => {
    const own = keyOf(getState(), '');
    if (own === null) return;
    for (const key of Object.keys(selectKeptForms(getState()))) if (key.startsWith(own)) dispatch(formGivenBack(key));
  };
}

/** Tells of a form what is to be put aside, and when that is over. */
interface KeptFormHand {
  /** What was put aside, on the first render; null where there is nothing. */
  keptEdits: Edits | null;
  keep: (edits: Edits | null) => void;
  /** The form is saved or cancelled: nothing of it waits for anybody. */
  forget: () => void;
}

/**
 * Carries what is typed in a form over the end of its session: where the screen goes away because the backend no
 * longer takes the token, it is put aside for the account, and given back when the same form opens for it again.
 * @param form names the form within an account, such as `profile`; undefined for a form that keeps nothing
 * @param whileAway also where somebody goes to another screen; for forms that do not ask before they are left
 */
export function useKeptForm(form: string | undefined, whileAway = false): KeptFormHand {
  const { getState } = useStore<State>();
  const dispatch = useDispatch();
  const notify = useNotify();
  const [key] = useState(() => (form === undefined ? null : keyOf(getState(), form)));
  const [kept] = useState(() => (key === null ? null : (selectKeptForms(getState())[key] ?? null)));
  const latest = useRef<Edits | null>(null);
  const over = useRef(false);

  useEffect(() => {
    if (key === null || kept === null) return;
    dispatch(formGivenBack(key));
    if (kept.ended) notify.info(GIVEN_BACK);
  }, [dispatch, key, kept, notify]);

  useEffect(
    () => () => {
      const state = getState();
      const ended = !selectSignedIn(state);
      // Somebody who chose to leave has left the form, too.
      if (key === null || latest.current === null || over.current || selectLeft(state) !== null || !(ended || whileAway)) return;
      dispatch(formKept({ key, kept: { edits: latest.current, ended } }));
    },
    [dispatch, getState, key, whileAway],
  );
  return {
    keptEdits: kept?.edits ?? null,
    keep: (edits) => { latest.current = edits; },
    forget: () => {
      over.current = true;
      // It may have been left before it was saved.
      if (key !== null) dispatch(formGivenBack(key));
    },
  };
}
