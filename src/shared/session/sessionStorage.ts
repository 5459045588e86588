import { EMAIL_KEY, NEW_EMAIL_KEY, TOKEN_KEY } from '../../domain/storedKeys';
import { normaliseEmail } from '../../domain/text';
import { makeOwnKeys } from '../lib/ownKeys';
import type { SessionState } from './sessionSlice';

/** A header carries the token: whatever could not stand in one was never issued, and sending it would only throw. */
const TOKEN = /^[\x21-\x7e]{1,2000}$/;

/** Where one page keeps its session: the storage engine that redux-persist writes it through. It speaks the slice instead of text. */
export function makeSessionStorage() {
  const keys = makeOwnKeys();

  /** An earlier version may have stored another spelling of the e-mail. */
  const readEmail = (key: string) => {
    const email = keys.read(key);
    return email === null ? null : normaliseEmail(email);
  };

  /** Reads the stored session. @throws where the storage is refused */
  function read(): SessionState {
    const token = keys.read(TOKEN_KEY);
    return {
      email: readEmail(EMAIL_KEY),
      newEmail: readEmail(NEW_EMAIL_KEY),
      token: token !== null && TOKEN.test(token) ? token : null,
    };
  }

  function write({ email, newEmail = null, token }: SessionState) {
    keys.write(TOKEN_KEY, token);
    keys.write(EMAIL_KEY, email);
    keys.write(NEW_EMAIL_KEY, newEmail);
  }

  return {
    read,
    getItem: () => Promise.resolve().then(read),
    setItem: (_: string, session: SessionState) => Promise.resolve().then(() => { write(session); }),
    removeItem: () => Promise.resolve().then(() => { write({ email: null, token: null }); }),
  };
}
