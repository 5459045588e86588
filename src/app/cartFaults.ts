import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import { notified } from '../shared/notifications/notificationsSlice';

/** The error toast for a cart that could not be written to storage (docs/behaviour.md, section 8). */
export const cartNotSaved = () => notified({ kind: 'error', message: 'There was an error saving your cart' });

/** Shows an error toast when the stored cart could not be read or is damaged (docs/behaviour.md, section 8). */
export const cartFaults: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  const { type, key, err, payload } = action as UnknownAction & { payload?: { damaged?: boolean } };
  if (type === REHYDRATE && key === 'cart' && (err !== undefined || payload?.damaged === true)) {
    store.dispatch(notified({ kind: 'error', message: 'There was an error loading your cart' }));
  }
  return result;
};
