import { type PayloadAction, createSlice, isAnyOf } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { usedCoupon } from '../../domain/coupon/coupon';
import { type Delivery, type Order, PAYMENT_METHODS } from '../../domain/order/order';
import { randomId } from '../../domain/randomId';
import { CHECKOUT_DRAFTS_KEY } from '../../domain/storedKeys';
import { readJson } from '../../shared/utils/readJson';
import { readItem, storeItem } from '../../shared/utils/safeStorage';

const DraftSchema = v.object({
  /** The id of the order that this draft becomes: the same order sent again is recognised by it. */
  orderId: v.pipe(v.string(), v.uuid()),
  deliveryAddress: v.optional(v.string()),
  contactPhone: v.optional(v.string()),
  specialInstructions: v.optional(v.string()),
  paymentMethod: v.optional(v.picklist(PAYMENT_METHODS)),
  /** The slot of an order for later; empty for one for now. */
  dueAt: v.optional(v.string()),
  /** The code of a coupon. */
  coupon: v.optional(v.string()),
  /** True from sending the order until the shop has placed or refused it: after a lost answer it may have been placed. */
  sent: v.optional(v.boolean()),
  /** True if the customer has changed something since: it belongs to the next order. */
  changedSinceSent: v.optional(v.boolean()),
  /** The order that the draft before this one became, whether its confirmation is still to be shown, and where it went. */
  placed: v.optional(v.object({ orderId: v.string(), unconfirmed: v.boolean(), deliveryAddress: v.optional(v.string()), contactPhone: v.optional(v.string()) })),
});
/** What the customer enters. `dueAt` is empty for an order for now. */
export type CheckoutValues = Delivery & { readonly dueAt: string };
/** The checkout draft of one account. Fields that were not edited are missing. */
type Draft = v.InferOutput<typeof DraftSchema>;
/** What an account has edited; null is a visitor. */
interface DraftChange {
  readonly userId: string | null;
  readonly part: Partial<CheckoutValues> & Pick<Draft, 'coupon'>;
}
type Drafts = Readonly<Record<string, Draft>>;

interface CheckoutState {
  /** By account id. They are stored for reloads and for the other tabs: a reload, a crash or a sign-in loses no text. */
  drafts: Drafts;
  /** True if a stored draft could not be read when the page was loaded. */
  damaged: boolean;
  /** True while the cart's page is open. */
  open: boolean;
  /** The order that was placed while the page is open, and whether another tab has placed it. */
  placed: { readonly userId: string; readonly orderId: string; readonly elsewhere: boolean } | null;
}

/** Key of a signed-out visitor's draft; the next account that signs in takes it over. */
const VISITOR = '';
/** The key of an account's draft; null is a visitor. */
const keyOf = (userId: string | null) => userId ?? VISITOR;

const StoredSchema = v.record(v.string(), v.unknown());

/** Reads the stored drafts, and whether some were unreadable. A damaged draft does not affect other accounts. */
export function readDrafts(): Pick<CheckoutState, 'drafts' | 'damaged'> {
  const stored = readJson('localStorage', CHECKOUT_DRAFTS_KEY, StoredSchema);
  // A draft is a convenience and must not block an order: treat unreadable data as no draft.
  if (!stored) return { drafts: {}, damaged: readItem('localStorage', CHECKOUT_DRAFTS_KEY) !== null };
  const entries = Object.entries(stored);
  const good = entries.flatMap(([key, each]) => {
    const draft = v.safeParse(DraftSchema, each);
    return draft.success ? [[key, draft.output] as const] : [];
  });
  return { drafts: Object.fromEntries(good), damaged: good.length < entries.length };
}

/** Stores the drafts. @returns false if the browser cannot store them */
export function storeDrafts(drafts: Drafts): boolean {
  if (storeItem('localStorage', CHECKOUT_DRAFTS_KEY, JSON.stringify(drafts))) return true;
  // With the id of the order that was placed, the same cart ordered again would be taken for that order.
  const others = Object.entries(drafts).filter(([, { placed }]) => placed === undefined);
  storeItem('localStorage', CHECKOUT_DRAFTS_KEY, JSON.stringify(Object.fromEntries(others)));
  return false;
}

/** An action with the id that a new draft gets if the account has none. */
const withNewId = <Payload>(payload: Payload) => ({ payload, meta: { newId: randomId() } });
type WithNewId<Payload> = PayloadAction<Payload, string, { newId: string }>;

/** The checkout: one draft for each account, shared by the tabs, and the order that is to be confirmed. */
export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState: (): CheckoutState => ({ ...readDrafts(), open: false, placed: null }),
  reducers: {
    checkoutEntered: (state) => { state.open = true; },
    /** The user has left the cart's page: a confirmation is not shown later. */
    checkoutLeft: (state, { payload: userId }: PayloadAction<string | null>) => {
      state.open = false;
      state.placed = null;
      const placed = state.drafts[keyOf(userId)]?.placed;
      if (placed?.unconfirmed) placed.unconfirmed = false;
    },
    /** The form is on the screen. A visitor's draft becomes part of the account's. */
    draftOpened: {
      prepare: withNewId<string | null>,
      reducer: (state, { payload: userId, meta }: WithNewId<string | null>) => {
        const { [VISITOR]: visitors, ...accounts } = state.drafts;
        state.damaged = false;
        const own = state.drafts[keyOf(userId)];
        if (userId === null || visitors === undefined) state.drafts[keyOf(userId)] = own ?? { orderId: meta.newId };
        else state.drafts = { ...accounts, [userId]: { ...own, ...visitors, orderId: own?.orderId ?? visitors.orderId } };
      },
    },
    deliveryChanged: {
      prepare: withNewId<DraftChange>,
      reducer: (state, { payload: { userId, part }, meta }: WithNewId<DraftChange>) => {
        const draft = (state.drafts[keyOf(userId)] ??= { orderId: meta.newId });
        Object.assign(draft, part, draft.sent && { changedSinceSent: true });
      },
    },
    orderSent: (state, { payload: userId }: PayloadAction<string>) => {
      const draft = state.drafts[userId];
      if (draft) draft.sent = true;
    },
    /** The shop has refused the order: it was not placed. */
    orderRefused: (state, { payload: userId }: PayloadAction<string>) => {
      const draft = state.drafts[userId];
      delete draft?.sent;
      delete draft?.changedSinceSent;
    },
    /** The shop has the order; `here` if the page that has sent it is still open. The next order gets a new draft. */
    orderPlaced: {
      prepare: withNewId<{ order: Order; here: boolean }>,
      reducer: (state, { payload: { order, here }, meta }: WithNewId<{ order: Order; here: boolean }>) => {
        const { id: orderId, userId, deliveryAddress, contactPhone } = order;
        if (here) state.placed = { userId, orderId, elsewhere: false };
        const { orderId: _, sent: _sent, changedSinceSent, placed, ...typed } = state.drafts[userId] ?? { orderId };
        // Another tab with the same checkout has it already.
        if (placed?.orderId === orderId) return;
        const ordered = { ...order, coupon: usedCoupon(order.adjustments) ?? '' };
        const changed = changedSinceSent ? Object.entries(typed).filter(([field, value]) => ordered[field as keyof typeof typed] !== value) : [];
        state.drafts[userId] = { ...Object.fromEntries(changed), orderId: meta.newId, placed: { orderId, unconfirmed: here, deliveryAddress, contactPhone } };
      },
    },
    /** What another tab has stored. */
    draftsSynced: (state, { payload: { drafts, damaged } }: PayloadAction<Pick<CheckoutState, 'drafts' | 'damaged'>>) => {
      for (const [userId, { placed }] of Object.entries(drafts)) {
        const before = state.drafts[userId];
        if (state.open && before && placed && placed.orderId !== before.placed?.orderId) state.placed = { userId, orderId: placed.orderId, elsewhere: true };
      }
      // What is on the screen is still good.
      state.drafts = damaged ? { ...state.drafts, ...drafts } : drafts;
    },
  },
  selectors: {
    /** The draft of an account; null is a visitor. Undefined before its form was on the screen. */
    selectDraft: ({ drafts }, userId: string | null): Draft | undefined => drafts[keyOf(userId)],
    selectDraftDamaged: ({ damaged }) => damaged,
    /** The order of this account that was placed while the page is open, here or in another tab. */
    selectPlaced: ({ placed }, userId: string | null) => (placed?.userId === userId ? placed : null),
  },
});

export const { checkoutEntered, checkoutLeft, deliveryChanged, draftOpened, draftsSynced, orderPlaced, orderRefused, orderSent } = checkoutSlice.actions;
export const { selectDraft, selectDraftDamaged, selectPlaced } = checkoutSlice.selectors;

/** Matches the actions that change the drafts, which all tabs share. */
export const changesDrafts = isAnyOf(checkoutLeft, deliveryChanged, draftOpened, orderPlaced, orderRefused, orderSent);
