import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import { notified } from '../shared/notifications/notificationsSlice';

/** Said where the stored cart could not be written (specification, section 8). */
export const cartNotSaved = () => notified({ kind: 'error', message: 'There was an error saving your cart' });

/** Tells the person when the stored cart could not be read (specification, section 8). */
export const cartFaults: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  const { type, key, err, payload } = action as UnknownAction & { payload?: { damaged?: boolean } };
  if (type === REHYDRATE && key === 'cart' && (err !== undefined || payload?.damaged === true)) {
    store.dispatch(notified({ kind: 'error', message: 'There was an error loading your cart' }));
  }
  return result;
};
