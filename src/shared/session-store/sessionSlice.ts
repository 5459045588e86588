import { type PayloadAction, createSlice, isAnyOf } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { EMAIL_KEY, NEW_EMAIL_KEY, TOKEN_KEY } from '../../domain/storedKeys';
import { normaliseEmail } from '../../domain/text/text';
import { TokenSchema } from '../../domain/user/user';
import { storageEngine, trackLocalStorage } from '../utils/trackedLocalStorage';

/** The stored session: e-mail and token, both null when signed out. */
export interface SessionState {
  email: string | null;
  token: string | null;
  /**
   * The e-mail that a pending change requests, until it is confirmed or refused: if the response is lost, the change may be
   * made.
   */
  newEmail?: string | null;
  /** The location key at which the user signed out. Guards do not ask to return there. Not persisted. */
  signedOutAt?: string | null;
  /** redux-persist's flag: whether the stored session has been read. */
  _persist?: { rehydrated: boolean };
}

/** Narrows an unknown root state to the session slice, for the API's functions. */
export const withSession = (state: unknown) => state as { session: SessionState };

const visitor: SessionState = { email: null, token: null, signedOutAt: null };

/** The session of this browser. It is persisted; the backend decides whether the token is valid. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: visitor,
  reducers: {
    signedIn: (_, { payload }: PayloadAction<{ email: string; token: string }>): SessionState => ({
      email: normaliseEmail(payload.email),
      token: payload.token,
      signedOutAt: null,
    }),
    /** The user signed out. The payload is the location key. */
    signedOut: (_, { payload }: PayloadAction<string>): SessionState => ({ ...visitor, signedOutAt: payload }),
    /** The backend no longer accepts the token. The user has not signed out. */
    sessionLost: (state, { payload }: PayloadAction<{ token: string }>) =>
      // A response to a request of an older session does not end the current one.
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
    sessionSynced: (state, { payload }: PayloadAction<SessionState>) => ({ ...state, ...payload, signedOutAt: null }),
  },
  selectors: {
    /** False until the stored session has been read. */
    selectRestored: (state) => state._persist?.rehydrated === true,
    /** True if there is a stored e-mail and token; the backend may still refuse the token. */
    selectSignedIn: (state) => state.token !== null && state.email !== null,
    selectSignedOutAt: (state) => state.signedOutAt ?? null,
    selectToken: (state) => state.token,
    selectEmail: (state) => state.email,
    selectNewEmail: (state) => state.newEmail,
  },
});

export const { signedIn, signedOut, sessionLost, emailChanging, emailRefused, emailChanged, sessionSynced } = sessionSlice.actions;

/** Matches every change of the account: what belongs to the one before must go. */
export const sessionChanged = isAnyOf(signedIn, signedOut, sessionLost, sessionSynced);

export const { selectRestored, selectSignedIn, selectSignedOutAt, selectToken, selectEmail, selectNewEmail } = sessionSlice.selectors;

/** The redux-persist storage engine of the session, in three local storage keys. */
export function makeSessionStorage() {
  const keys = trackLocalStorage();

  /** Reads the stored session. @throws if the storage is unavailable */
  function read(): SessionState {
    const token = keys.read(TOKEN_KEY);
    // A token in an invalid format was edited in the browser; an HTTP header could not carry it.
    return {
      email: keys.read(EMAIL_KEY),
      newEmail: keys.read(NEW_EMAIL_KEY),
      token: v.is(TokenSchema, token) ? token : null,
    };
  }

  function write({ email, newEmail = null, token }: SessionState) {
    keys.write(TOKEN_KEY, token);
    keys.write(EMAIL_KEY, email);
    keys.write(NEW_EMAIL_KEY, newEmail);
  }

  return storageEngine(read, write);
}
