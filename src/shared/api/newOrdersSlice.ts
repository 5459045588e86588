import { type PayloadAction, createSlice, isAnyOf } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { EMAIL_KEY, NEW_ORDERS_KEY } from '../../domain/storedKeys';
import { sessionLost, signedIn, signedOut } from '../session-store/sessionSlice';
import { readJson } from '../utils/readJson';
import { readItem, storeItem } from '../utils/safeStorage';

/** New orders of one session, which its tabs share through local storage. */
interface NewOrders {
  /** The ids of the orders that were placed since the sign-in and were not on a screen, oldest first. */
  readonly ids: readonly string[];
  /** The ids of the latest orders that were new once: a tab that hears of an order late does not add it again. */
  readonly known: readonly string[];
}

const NONE: NewOrders = { ids: [], known: [] };
/** The most ids that are stored. */
const MOST = 500;

/**
 * The new orders of an administrator's session: an order is new until it was on a screen, in the list of orders or in the
 * kitchen, or its status has changed. The shop's events add them (liveUpdates.ts).
 */
export const newOrdersSlice = createSlice({
  name: 'newOrders',
  initialState: NONE,
  reducers: {
    ordersArrived: (orders, { payload }: PayloadAction<readonly string[]>) => {
      const fresh = [...new Set(payload)].filter((id) => !orders.known.includes(id));
      if (fresh.length === 0) return orders;
      return { ids: [...orders.ids, ...fresh].slice(-MOST), known: [...orders.known, ...fresh].slice(-MOST) };
    },
    /** Orders that are not new any more. */
    ordersSeen: (orders, { payload }: PayloadAction<readonly string[]>) => {
      const ids = orders.ids.filter((id) => !payload.includes(id));
      return ids.length === orders.ids.length ? orders : { ...orders, ids };
    },
    /** The shop has other orders than before. */
    ordersForgotten: () => NONE,
    /** What another tab has stored. */
    newOrdersSynced: (_, { payload }: PayloadAction<NewOrders>) => payload,
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(signedIn, signedOut, sessionLost), () => NONE);
  },
  selectors: { selectNewOrders: ({ ids }) => ids },
});

export const { ordersArrived, ordersSeen, ordersForgotten, newOrdersSynced } = newOrdersSlice.actions;
export const { selectNewOrders } = newOrdersSlice.selectors;

/** Matches the actions that change the orders that all tabs share. */
export const changesNewOrders = isAnyOf(ordersArrived, ordersSeen, ordersForgotten);

const StoredSchema = v.object({ user: v.string(), ids: v.array(v.string()), known: v.array(v.string()) });

/** Reads the stored new orders of the stored session; none if they belong to another one or are damaged. */
export function readNewOrders(): NewOrders {
  const { user, ...orders } = readJson('localStorage', NEW_ORDERS_KEY, StoredSchema) ?? { user: null, ...NONE };
  return user === readItem('localStorage', EMAIL_KEY) ? orders : NONE;
}

/**
 * Stores the new orders of the stored session.
 * @returns false if the storage is full or unavailable
 */
export function storeNewOrders(orders: NewOrders): boolean {
  const user = readItem('localStorage', EMAIL_KEY);
  const text = orders.known.length === 0 || user === null ? null : JSON.stringify({ user, ...orders });
  return storeItem('localStorage', NEW_ORDERS_KEY, text);
}
