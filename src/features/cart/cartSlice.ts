import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import {
  type CartLine,
  addToCart,
  cartTotals,
  countPieces,
  mergeCarts,
  removeLine,
  setQuantity,
} from '../../domain/cart';
import type { Food } from '../../domain/food';
import { normaliseEmail } from '../../domain/text';
import { sessionApi } from '../../shared/session/sessionApi';
import { emailChanged, signedIn, signedOut } from '../../shared/session/sessionSlice';

/** The cart on the screen, whose it is, and the carts put aside for other accounts of this browser. */
export interface CartState {
  lines: CartLine[];
  /** The e-mail of the account that filled it; null for a cart nobody has claimed yet. */
  owner: string | null;
  aside: Record<string, CartLine[]>;
}

/** A cart belongs to the account that filled it: the present one is put aside, the newcomer's brought back. */
function enter(state: CartState, email: string) {
  if (state.owner === email) return;
  const unclaimed = state.owner === null ? state.lines : [];
  if (state.owner !== null) state.aside[state.owner] = state.lines;
  state.lines = mergeCarts(state.aside[email] ?? [], unclaimed);
  state.owner = email;
  // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- the key is an account's e-mail
  delete state.aside[email];
}

/** The cart of this browser. Persisted; every rule about its lines is in the domain. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState: { lines: [], owner: null, aside: {} } as CartState,
  reducers: {
    foodAdded: (state, { payload }: PayloadAction<Food>) => {
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
    /** Another tab has changed the stored cart. */
    cartSynced: (state, { payload }: PayloadAction<CartState>) => ({ ...state, ...payload }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedIn, (state, { payload }) => {
        enter(state, normaliseEmail(payload.email));
      })
      // After a reload: the stored cart may be another account's than the stored session.
      .addMatcher(sessionApi.endpoints.getSession.matchFulfilled, (state, { payload }) => {
        enter(state, normaliseEmail(payload.email));
      })
      .addMatcher(signedOut.match, (state) => {
        if (state.owner !== null) state.aside[state.owner] = state.lines;
        state.lines = [];
        state.owner = null;
      })
      .addMatcher(emailChanged.match, (state, { payload }) => {
        state.owner = normaliseEmail(payload);
      });
  },
  selectors: {
    selectCartLines: (state) => state.lines,
    selectCartCount: (state) => countPieces(state.lines),
    selectCartTotals: (state) => cartTotals(state.lines),
  },
});

export const { foodAdded, quantityChanged, lineRemoved, cartCleared, cartSynced } = cartSlice.actions;
export const { selectCartLines, selectCartCount, selectCartTotals } = cartSlice.selectors;
