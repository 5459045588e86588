import { type Middleware, type UnknownAction, combineReducers, configureStore, isRejectedWithValue } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { FLUSH, PERSIST, type PersistConfig, REHYDRATE, persistReducer, persistStore } from 'redux-persist';
import { type CartState, cartSlice, makeCartStorage } from '../features/cart';
import { changesDrafts, checkoutSlice, deliveryChanged, draftsSynced, readDrafts, storeDrafts } from '../features/checkout';
import { storeMenuSnapshot } from '../features/menu';
import { api } from '../shared/api/api';
import { isApiError } from '../shared/api/apiError';
import { TAGS } from '../shared/api/eventTags';
import { liveStreamSlice } from '../shared/api/liveStreamSlice';
import { changesNewOrders, newOrdersSlice, newOrdersSynced, readNewOrders, storeNewOrders } from '../shared/api/newOrdersSlice';
import type { Network } from '../shared/api/network';
import { ownChangesSlice } from '../shared/api/ownChangesSlice';
import { makeRequests } from '../shared/api/request';
import { formDraftsSlice } from '../shared/forms/formDraftsSlice';
import { notificationsSlice, toastAdded, undoWithdrawn } from '../shared/notifications/notificationsSlice';
import { excludedAllergensSlice } from '../shared/shop/excludedAllergensSlice';
import { type SessionState, makeSessionStorage, selectSignedIn, sessionChanged, sessionSlice } from '../shared/session-store/sessionSlice';
import { migrateStorage } from './migrateStorage';
import { shareThroughStorage } from './shareThroughStorage';

/** Messages about the storage (docs/behaviour.md, section 8). */
const CART_NOT_LOADED = 'There was an error loading your cart';
const CART_NOT_SAVED = 'There was an error saving your cart';
const DRAFT_NOT_SAVED = 'This browser cannot store what you type here. It is kept until you leave this page.';
const SESSION_NOT_SAVED = 'This browser could not store your sign-in: it ends when you reload or close this page.';

/** Tags that survive a session change: public data, and the session itself, which is cached per token. */
const SURVIVING_TAGS: readonly string[] = ['Session', 'Food', 'Category', 'Banner', 'Shop'];

/** What follows from actions beside the state. */
const sideEffects: Middleware = ({ dispatch }) => (next) => (action) => {
  const result = next(action);
  // The next user never sees private data of the previous one, nor an offer to undo their changes. The menu is public.
  if (sessionChanged(action)) {
    dispatch(api.util.invalidateTags(TAGS.filter((tag) => !SURVIVING_TAGS.includes(tag))));
    dispatch(undoWithdrawn());
  }
  // After a refused permission: the role may have changed since the session was read.
  if (isRejectedWithValue(action) && isApiError(action.payload) && action.payload.status === 403) dispatch(api.util.invalidateTags(['Session']));
  const { type, key, err, payload } = action as UnknownAction & { payload?: { damaged?: boolean } };
  if (type === REHYDRATE && key === 'cart' && (err !== undefined || payload?.damaged === true)) {
    dispatch(toastAdded({ kind: 'error', message: CART_NOT_LOADED }));
  }
  return result;
};

/** The new orders of an administrator's session. */
const shareNewOrders = () =>
  shareThroughStorage({
    select: ({ newOrders }: { newOrders: ReturnType<typeof newOrdersSlice.reducer> }) => newOrders,
    isChange: changesNewOrders,
    read: readNewOrders,
    synced: newOrdersSynced,
    write: storeNewOrders,
  });

/** The checkout drafts. A message says once that typed text cannot be stored. */
const shareDrafts = () => {
  let reported = false;
  return shareThroughStorage({
    select: ({ checkout }: { checkout: ReturnType<typeof checkoutSlice.reducer> }) => checkout.drafts,
    isChange: changesDrafts,
    read: readDrafts,
    synced: draftsSynced,
    write: storeDrafts,
    notStored: (action) => {
      if (reported || !deliveryChanged.match(action)) return null;
      reported = true;
      return toastAdded({ kind: 'info', message: DRAFT_NOT_SAVED });
    },
  });
};

/**
 * redux-persist passes the slice state to the storage engines as an object if serialize is false, although its types say
 * string.
 */
const asSlice = { keyPrefix: '', serialize: false, deserialize: false } as const;

/**
 * Creates the store with its middleware, persistence and listeners. The app creates one; each test creates its own.
 * @param network the transport for requests
 * @param ownView the first view embedded in the page, if there is one
 * @returns the store, the state of its requests, its persistor and storage engines, and `stop`, which removes the focus and online listeners
 */
export function makeStore(network: Network, ownView: { text: string; stamp: string } | null = null) {
  migrateStorage();
  const requests = makeRequests(network);
  const cartStorage = makeCartStorage();
  const sessionStorage = makeSessionStorage();
  const cartConfig: PersistConfig<CartState> = {
    ...asSlice,
    key: 'cart',
    storage: cartStorage,
    writeFailHandler: () => store.dispatch(toastAdded({ kind: 'error', message: CART_NOT_SAVED })),
  };
  const sessionConfig: PersistConfig<SessionState> = {
    ...asSlice,
    key: 'session',
    storage: sessionStorage,
    writeFailHandler: () => {
      // A signed-out user has no session to lose.
      if (selectSignedIn(store.getState())) store.dispatch(toastAdded({ kind: 'info', message: SESSION_NOT_SAVED }));
    },
  };

  const store = configureStore({
    reducer: combineReducers({
      [api.reducerPath]: api.reducer,
      checkout: checkoutSlice.reducer,
      cart: persistReducer(cartConfig, cartSlice.reducer),
      session: persistReducer(sessionConfig, sessionSlice.reducer),
      notifications: notificationsSlice.reducer,
      newOrders: newOrdersSlice.reducer,
      excludedAllergens: excludedAllergensSlice.reducer,
      liveStream: liveStreamSlice.reducer,
      ownChanges: ownChangesSlice.reducer,
      formDrafts: formDraftsSlice.reducer,
    }),
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: requests },
        // Development only. The checks would warn about their duration, which a large menu or a busy machine exceeds.
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: { warnAfter: Infinity, ignoredActions: [FLUSH, REHYDRATE, PERSIST] },
      }).concat(api.middleware, sideEffects, shareNewOrders(), shareDrafts(), storeMenuSnapshot(ownView)),
  });
  const stop = setupListeners(store.dispatch);
  return { store, requests, persistor: persistStore(store), cartStorage, sessionStorage, stop };
}

/** The store together with the engines that persist the cart and the session. */
export type MadeStore = ReturnType<typeof makeStore>;
export type AppStore = MadeStore['store'];
export type RootState = ReturnType<AppStore['getState']>;
