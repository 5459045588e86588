import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { normaliseEmail } from '../../domain/text';

/** Who says to be signed in, and the token that proves it; both null for a visitor. */
export interface SessionState {
  email: string | null;
  token: string | null;
  /** The e-mail somebody last asked to change to, until it is theirs or refused: the answer may be lost, and the change made. */
  newEmail?: string | null;
  /** The entry of the history that somebody chose to sign out from: no guard should ask them back there. Not stored. */
  left?: string | null;
  /** redux-persist's own note: whether the stored session has been read. */
  _persist?: { rehydrated: boolean };
}

/** A whole state of which only the session is known, as the functions of the API are handed it. */
export const withSession = (state: unknown) => state as { session: SessionState };

const visitor: SessionState = { email: null, token: null, left: null };

const isRestored = (state: SessionState) => state._persist?.rehydrated === true;
const holdsSession = (state: SessionState) => state.token !== null && state.email !== null;

/** The session of this browser. It is persisted; the backend decides whether its token opens anything. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: visitor,
  reducers: {
    signedIn: (_, { payload }: PayloadAction<{ email: string; token: string }>): SessionState => ({
      email: normaliseEmail(payload.email),
      token: payload.token,
      left: null,
    }),
    /** Somebody chose to leave. */
    signedOut: (_, { payload }: PayloadAction<string>): SessionState => ({ ...visitor, left: payload }),
    /** The backend no longer takes the token. Whoever sits here has not chosen to leave. */
    sessionLost: (state, { payload }: PayloadAction<{ token: string }>) =>
      // An answer to an older session's call says nothing of the present one.
      state.token === payload.token ? visitor : state,
    emailChanging: (state, { payload }: PayloadAction<string>) => {
      state.newEmail = normaliseEmail(payload);
    },
    emailRefused: (state) => {
      state.newEmail = null;
    },
    emailChanged: (state, { payload }: PayloadAction<string>) => {
      state.email = normaliseEmail(payload);
      state.newEmail = null;
    },
    /** Another tab has signed in or out. */
    sessionSynced: (state, { payload }: PayloadAction<SessionState>) => ({ ...state, ...payload, left: null }),
  },
  selectors: {
    /** False until the stored session has been read: nobody is a visitor before that. */
    selectRestored: isRestored,
    /** True once both halves are there; the backend has the last word. */
    selectSignedIn: holdsSession,
    /** True once it is sure that nobody is signed in. */
    selectVisitor: (state) => isRestored(state) && !holdsSession(state),
    selectLeft: (state) => state.left ?? null,
    selectToken: (state) => state.token,
    selectEmail: (state) => state.email,
    selectNewEmail: (state) => state.newEmail,
  },
});

export const { signedIn, signedOut, sessionLost, emailChanging, emailRefused, emailChanged, sessionSynced } = sessionSlice.actions;
export const { selectRestored, selectSignedIn, selectVisitor, selectLeft, selectToken, selectEmail, selectNewEmail } = sessionSlice.selectors;
