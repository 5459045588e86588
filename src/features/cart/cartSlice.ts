import { type PayloadAction, createSelector, createSlice } from '@reduxjs/toolkit';
import {
  type CartLine,
  addToCart,
  cartTotals,
  countPieces,
  mergeCarts,
  removeLine,
  setQuantity,
  takeOrdered,
} from '../../domain/cart';
import { acceptChange, findLine } from '../../domain/cartChanges';
import type { Food } from '../../domain/food';
import type { LineChange } from '../../domain/lineChange';
import { normaliseEmail } from '../../domain/text';
import { sessionApi } from '../../shared/session/sessionApi';
import { emailChanged, signedIn, signedOut } from '../../shared/session/sessionSlice';

/** The cart on the screen, whose it is, and the carts put aside for other accounts of this browser. */
export interface StoredCart {
  lines: CartLine[];
  /** The e-mail of the account that filled it; null for a cart nobody has claimed yet. */
  owner: string | null;
  aside: Record<string, CartLine[]>;
  /** Something stored could not be read and was set aside. */
  damaged?: boolean;
}

/** The same while the page stands. */
export interface CartState extends StoredCart {
  /** What the shop last said has changed about the lines. Not stored: asking again brings it back. */
  changes: LineChange[];
  /** Whoever was here has signed out: an answer about their session that comes only now brings nobody back. Not stored. */
  left?: boolean;
  /** redux-persist's own mark. */
  _persist?: { rehydrated: boolean };
}

const EMPTY: CartState = { lines: [], owner: null, aside: {}, changes: [] };

/** A cart belongs to the account that filled it: the present one is put aside, the newcomer's brought back. */
function enter(state: CartState, email: string) {
  if (state.owner === email) return;
  const unclaimed = state.owner === null ? state.lines : [];
  if (state.owner !== null) putAside(state, state.owner, state.lines);
  const back = state.aside[email];
  state.lines = back ? mergeCarts(back, unclaimed) : unclaimed;
  state.owner = email;
  state.left = false;
  state.changes = [];
  forget(state, email);
}

function putAside(state: CartState, owner: string, lines: CartLine[]) {
  // Somebody who left nothing behind needs no entry.
  if (lines.length > 0) state.aside[owner] = lines;
  else forget(state, owner);
}

function forget(state: CartState, owner: string) {
  // oxlint-disable-next-line typescript/no-dynamic-delete -- the key is an account's e-mail
  delete state.aside[owner];
}

/** What the shop said of a line went with the line: put into the cart anew, a dish is as today's menu has it. */
function dropGone(state: CartState) {
  state.changes = state.changes.filter((change) => findLine(state.lines, change));
}

/** The cart of this browser. Persisted; every rule about its lines is in the domain. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState: EMPTY,
  reducers: {
    foodAdded: (state, { payload }: PayloadAction<Food>) => {
      dropGone(state);
      state.lines = addToCart(state.lines, payload);
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
    /** A past order was put into the cart; which lines that makes is the domain's rule (domain: orderAgain). */
    orderRepeated: (state, { payload }: PayloadAction<CartLine[]>) => {
      dropGone(state);
      state.lines = payload;
    },
    /** The shop refused an order because these have changed. */
    changesReported: (state, { payload }: PayloadAction<LineChange[]>) => {
      state.changes = payload;
    },
    /** The customer agrees to one of them. */
    changeAccepted: (state, { payload }: PayloadAction<LineChange>) => {
      state.lines = acceptChange(state.lines, payload);
    },
    /** An order was placed for an account, who may have left or signed out while it was on its way. */
    linesOrdered: (
      state,
      { payload }: PayloadAction<{ email: string; items: readonly Pick<CartLine, 'foodId' | 'quantity'>[] }>,
    ) => {
      const email = normaliseEmail(payload.email);
      if (state.owner === email) {
        state.lines = takeOrdered(state.lines, payload.items);
        state.changes = [];
      } else {
        putAside(state, email, takeOrdered(state.aside[email] ?? [], payload.items));
      }
    },
    /** Another tab has changed the stored cart. It tells so key by key: the second one takes nothing of this back. */
    cartSynced: (state, { payload }: PayloadAction<StoredCart>) => ({
      ...state,
      ...payload,
      changes: payload.owner === state.owner ? state.changes : [],
      left: payload.owner === null && (state.owner !== null || state.left === true),
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedIn, (state, { payload }) => {
        enter(state, normaliseEmail(payload.email));
      })
      // After a reload: the stored cart may be another account's than the stored session.
      .addMatcher(sessionApi.endpoints.getSession.matchFulfilled, (state, { payload }) => {
        if (state.left !== true) enter(state, normaliseEmail(payload.email));
      })
      .addMatcher(signedOut.match, (state) => {
        if (state.owner !== null) putAside(state, state.owner, state.lines);
        state.lines = [];
        state.owner = null;
        state.left = true;
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
    selectCartTotals: createSelector([(state: CartState) => state.lines], cartTotals),
    /** False until the stored cart has been read: an empty cart is not yet known to be empty. */
    selectCartReady: (state) => state._persist?.rehydrated === true,
    /** The last report as it came; a new one is a new array. */
    selectReport: (state) => state.changes,
  },
});

export const {
  foodAdded,
  quantityChanged,
  lineRemoved,
  cartCleared,
  orderRepeated,
  changesReported,
  changeAccepted,
  linesOrdered,
  cartSynced,
} = cartSlice.actions;
export const { selectCartLines, selectCartEmpty, selectCartCount, selectCartTotals, selectCartReady, selectReport } = cartSlice.selectors;
