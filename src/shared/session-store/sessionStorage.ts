import * as v from 'valibot';
import { EMAIL_KEY, NEW_EMAIL_KEY, TOKEN_KEY } from '../../domain/storedKeys';
import { TokenSchema } from '../../domain/user/user';
import { storageEngine, trackLocalStorage } from '../utils/trackedLocalStorage';
import type { SessionState } from './sessionSlice';

/** The redux-persist storage engine of the session, in three local storage keys. */
export function makeSessionStorage() {
  const keys = trackLocalStorage();

  /** Reads the stored session. @throws if the storage is unavailable */
  function read(): SessionState {
    const token = keys.read(TOKEN_KEY);
    // A token in an invalid format was edited by hand; an HTTP header could not carry it.
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
