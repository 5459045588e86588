import { type Middleware, isAnyOf } from '@reduxjs/toolkit';
import { TAGS, api } from '../shared/api/api';
import { sessionLost, sessionSynced, signedIn, signedOut } from '../shared/session/sessionSlice';

/** What is everybody's; and the session, which each has under a token of its own. */
const KEPT: readonly string[] = ['Session', 'Food', 'Category', 'Banner'];

const sessionChanged = isAnyOf(signedIn, signedOut, sessionLost, sessionSynced);

/** Answers given to one person are dropped before the next sees the screen; the menu is everybody's and stays. */
export const forgetPrivateData: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  if (sessionChanged(action)) {
    store.dispatch(api.util.invalidateTags(TAGS.filter((tag) => !KEPT.includes(tag))));
  }
  return result;
};
