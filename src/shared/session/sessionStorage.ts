import type { SessionState } from './sessionSlice';

/** The signed-in e-mail, as plain text (specification, section 4). */
export const EMAIL_KEY = 'loggedInUserEmail';
/** The token that proves it. */
export const TOKEN_KEY = 'sessionToken';

/** A header carries the token: whatever could not stand in one was never issued, and sending it would only throw. */
const TOKEN = /^[\x21-\x7e]{1,2000}$/;

/** Reads the stored session. @throws where the storage is refused */
export function readSession(): SessionState {
  const token = localStorage.getItem(TOKEN_KEY);
  return { email: localStorage.getItem(EMAIL_KEY), token: token !== null && TOKEN.test(token) ? token : null };
}

function writeKey(key: string, value: string | null) {
  if (value === null) localStorage.removeItem(key);
  else if (localStorage.getItem(key) !== value) localStorage.setItem(key, value);
}

/** The storage engine that redux-persist writes the session through; it speaks the slice instead of text. */
export const sessionStorageEngine = {
  getItem: () => Promise.resolve().then(readSession),
  setItem: (_: string, { email, token }: SessionState) =>
    Promise.resolve().then(() => {
      writeKey(TOKEN_KEY, token);
      writeKey(EMAIL_KEY, email);
    }),
  removeItem: () => Promise.resolve().then(() => { writeKey(TOKEN_KEY, null); writeKey(EMAIL_KEY, null); }),
};
