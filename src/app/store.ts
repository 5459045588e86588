import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import {
  FLUSH,
  PAUSE,
  PERSIST,
  PURGE,
  type PersistConfig,
  REGISTER,
  REHYDRATE,
  persistReducer,
  persistStore,
} from 'redux-persist';
import { type CartState, cartSlice, makeCartStorage } from '../features/cart';
import { rememberFirstView } from '../features/menu';
import { api } from '../shared/api/api';
import type { Network } from '../shared/api/network';
import { keptFormsSlice } from '../shared/forms/keptFormsSlice';
import { notificationsSlice, notified } from '../shared/notifications/notificationsSlice';
import { type SessionState, selectSignedIn, sessionSlice } from '../shared/session/sessionSlice';
import { makeSessionStorage } from '../shared/session/sessionStorage';
import { cartFaults, cartNotSaved } from './cartFaults';
import { forgetPrivateData } from './forgetPrivateData';

/** redux-persist hands the engines our slices as they are; it types them as text all the same. */
const asSlice = { keyPrefix: '', serialize: false, deserialize: false } as const;

const SESSION_NOT_SAVED = 'This browser could not store your sign-in: it ends when you reload or close this page.';

/**
 * Makes the store, with everything that listens to it. The app makes one, every test its own.
 * @param network how requests reach the backend
 * @param ownView the menu that the page carries, where it carries one
 */
export function makeStore(network: Network, ownView: { text: string; stamp: string } | null = null) {
  const cartStorage = makeCartStorage();
  const sessionStorage = makeSessionStorage();
  const cartConfig: PersistConfig<CartState> = {
    ...asSlice,
    key: 'cart',
    storage: cartStorage,
    writeFailHandler: () => store.dispatch(cartNotSaved()),
  };
  const sessionConfig: PersistConfig<SessionState> = {
    ...asSlice,
    key: 'session',
    storage: sessionStorage,
    writeFailHandler: () => {
      // A visitor has nothing to lose.
      if (selectSignedIn(store.getState())) store.dispatch(notified({ kind: 'info', message: SESSION_NOT_SAVED }));
    },
  };

  const store = configureStore({
    reducer: combineReducers({
      [api.reducerPath]: api.reducer,
      cart: persistReducer(cartConfig, cartSlice.reducer),
      session: persistReducer(sessionConfig, sessionSlice.reducer),
      notifications: notificationsSlice.reducer,
      keptForms: keptFormsSlice.reducer,
    }),
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: network },
        // Development only. They would complain of taking long, which a thousand dishes or a busy machine make them do.
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: { warnAfter: Infinity, ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER] },
      }).concat(api.middleware, forgetPrivateData, cartFaults, rememberFirstView(ownView)),
  });
  const stop = setupListeners(store.dispatch);
  return { store, persistor: persistStore(store), cartStorage, sessionStorage, stop };
}

/** The store, and where it keeps what outlives the page. */
export type MadeStore = ReturnType<typeof makeStore>;
export type AppStore = MadeStore['store'];
export type RootState = ReturnType<AppStore['getState']>;
