import { type Middleware, isAnyOf } from '@reduxjs/toolkit';
import { api } from '../shared/api/api';
import { sessionLost, sessionSynced, signedIn, signedOut } from '../shared/session/sessionSlice';

const sessionChanged = isAnyOf(signedIn, signedOut, sessionLost, sessionSynced);

/** Answers given to one person are dropped before the next sees the screen; the menu is everybody's and stays. */
export const forgetPrivateData: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  if (sessionChanged(action)) {
    store.dispatch(api.util.invalidateTags(['Order', 'User', 'Inventory', 'History', 'Overview']));
  }
  return result;
};
