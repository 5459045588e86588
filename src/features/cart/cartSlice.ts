import { type PayloadAction, createSelector, createSlice } from '@reduxjs/toolkit';
import {
  type CartLine,
  addToCart,
  countPieces,
  mergeCarts,
  removeLine,
  setQuantity,
  removeOrdered,
} from '../../domain/cart/cart';
import { acceptChange, findLine, keyOfChange } from '../../domain/cart/cartChanges';
import type { Food } from '../../domain/food/food';
import type { ChosenOption } from '../../domain/food/options';
import type { LineChange } from '../../domain/cart/lineChange';
import type { Line } from '../../domain/order/line';
import { normaliseEmail } from '../../domain/text/text';
import { sessionApi } from '../../shared/session/sessionApi';
import { emailChanged, signedIn, signedOut } from '../../shared/session-store/sessionSlice';

/** The persisted cart: its lines, its account, and the carts of the other accounts in this browser. */
export interface StoredCart {
  lines: CartLine[];
  /** E-mail of the account that filled it; null for a cart without an account. */
  owner: string | null;
  aside: Record<string, CartLine[]>;
  /** True if a stored value was unreadable and was set aside. */
  damaged?: boolean;
}

/** The cart while the page is open. */
export interface CartState extends StoredCart {
  /** The changes that the shop has reported with its last refusal. Not persisted: the next attempt reports them again. */
  changes: LineChange[];
  /** The keys of those that the menu has shown as well: it is as new as the report, and the later menu decides. Not persisted. */
  seenOnMenu?: string[];
  /** True after a sign-out: a late response of the old session must not restore its cart. Not persisted. */
  signedOut?: boolean;
  /** redux-persist's flag. */
  _persist?: { rehydrated: boolean };
}

const EMPTY: CartState = { lines: [], owner: null, aside: {}, changes: [] };

/**
 * Switches to an account: sets the current cart aside and restores the account's cart, merged with a cart without an
 * account.
 */
function enter(state: CartState, email: string) {
  if (state.owner === email) return;
  const unclaimed = state.owner === null ? state.lines : [];
  if (state.owner !== null) putAside(state, state.owner, state.lines);
  const back = state.aside[email];
  state.lines = back ? mergeCarts(back, unclaimed) : unclaimed;
  state.owner = email;
  state.signedOut = false;
  state.changes = [];
  forget(state, email);
}

function putAside(state: CartState, owner: string, lines: CartLine[]) {
  // An empty cart needs no entry.
  if (lines.length > 0) state.aside[owner] = lines;
  else forget(state, owner);
}

function forget(state: CartState, owner: string) {
  // oxlint-disable-next-line typescript/no-dynamic-delete -- the key is an account's e-mail
  delete state.aside[owner];
}

/** Drops the reported changes of lines that are gone: a food added again has the current price and stock. */
function dropGone(state: CartState) {
  state.changes = state.changes.filter((change) => findLine(state.lines, change));
}

/** The cart of this browser. It is persisted; the rules for its lines are in src/domain. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState: EMPTY,
  reducers: {
    foodAdded: (state, { payload: { food, options } }: PayloadAction<{ food: Food; options: readonly ChosenOption[] }>) => {
      dropGone(state);
      state.lines = addToCart(state.lines, food, options);
    },
    quantityChanged: (state, { payload }: PayloadAction<{ lineId: string; quantity: number }>) => {
      state.lines = setQuantity(state.lines, payload.lineId, payload.quantity);
    },
    lineRemoved: (state, { payload }: PayloadAction<string>) => {
      state.lines = removeLine(state.lines, payload);
    },
    cartCleared: (state) => {
      state.lines = [];
    },
    /** A past order was added to the cart; `orderAgain` in the domain computes the lines. */
    orderRepeated: (state, { payload }: PayloadAction<CartLine[]>) => {
      dropGone(state);
      state.lines = payload;
    },
    /** The shop refused an order because of these changes. */
    changesReported: (state, { payload }: PayloadAction<LineChange[]>) => {
      state.changes = payload;
      state.seenOnMenu = [];
    },
    /** The menu shows these changes. */
    menuChangesSeen: (state, { payload }: PayloadAction<readonly LineChange[]>) => {
      const shown = new Set(payload.map(keyOfChange));
      state.seenOnMenu = state.changes.map(keyOfChange).filter((key) => shown.has(key) || state.seenOnMenu?.includes(key));
    },
    /** The customer accepts one change. */
    changeAccepted: (state, { payload }: PayloadAction<LineChange>) => {
      state.lines = acceptChange(state.lines, payload);
      // A later price than the reported one, which would be open again.
      const reported = state.changes.find((change) => keyOfChange(change) === keyOfChange(payload));
      if (reported?.kind === 'price' && payload.kind === 'price') reported.now = payload.now;
    },
    /** An order was placed. Its account may have signed out or been replaced while the request was pending. */
    linesOrdered: (
      state,
      { payload }: PayloadAction<{ email: string; items: readonly Pick<Line, 'foodId' | 'options' | 'quantity'>[] }>,
    ) => {
      const email = normaliseEmail(payload.email);
      if (state.owner === email) {
        state.lines = removeOrdered(state.lines, payload.items);
        state.changes = [];
      } else {
        putAside(state, email, removeOrdered(state.aside[email] ?? [], payload.items));
      }
    },
    /**
     * Another tab has changed the stored cart. Storage events arrive key by key, so the second one must not undo the first.
     */
    cartSynced: (state, { payload }: PayloadAction<StoredCart>) => ({
      ...state,
      ...payload,
      changes: payload.owner === state.owner ? state.changes : [],
      signedOut: payload.owner === null && (state.owner !== null || state.signedOut === true),
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedIn, (state, { payload }) => {
        enter(state, normaliseEmail(payload.email));
      })
      // After a reload, the stored cart may belong to another account than the stored session.
      .addMatcher(sessionApi.endpoints.getSession.matchFulfilled, (state, { payload }) => {
        if (state.signedOut !== true) enter(state, normaliseEmail(payload.email));
      })
      .addMatcher(signedOut.match, (state) => {
        if (state.owner !== null) putAside(state, state.owner, state.lines);
        state.lines = [];
        state.owner = null;
        state.signedOut = true;
        state.changes = [];
      })
      .addMatcher(emailChanged.match, (state, { payload }) => {
        state.owner = normaliseEmail(payload);
      });
  },
  selectors: {
    selectCartLines: (state) => state.lines,
    selectCartEmpty: (state) => state.lines.length === 0,
    selectCartCount: (state) => countPieces(state.lines),
    /** False until the stored cart has been read; before that an empty cart may not be empty. */
    selectCartReady: (state) => state._persist?.rehydrated === true,
    /** The last report; a new report is a new array. */
    selectReport: (state) => state.changes,
    /** The changes of the last report that only the report tells. */
    selectUnseenReport: createSelector(
      [(state: CartState) => state.changes, (state: CartState) => state.seenOnMenu],
      (changes, seen = []) => changes.filter((change) => !seen.includes(keyOfChange(change))),
    ),
  },
});

export const {
  foodAdded,
  quantityChanged,
  lineRemoved,
  cartCleared,
  orderRepeated,
  changesReported,
  menuChangesSeen,
  changeAccepted,
  linesOrdered,
  cartSynced,
} = cartSlice.actions;
export const { selectCartLines, selectCartEmpty, selectCartCount, selectCartReady, selectReport, selectUnseenReport } = cartSlice.selectors;
