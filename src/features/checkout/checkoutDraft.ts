import * as v from 'valibot';
import { nanoid } from '@reduxjs/toolkit';
import { PAYMENT_METHODS } from '../../domain/order/order';
import { readItem, storeItem } from '../../shared/utils/safeStorage';

/**
 * Local storage key of the checkout drafts by account id: typed text survives a reload, a crash and the sign-in redirect. A
 * draft also holds the id of the attempt, so that the same order sent again is recognised as the same.
 */
export const DRAFTS_KEY = 'checkoutDrafts';

/**
 * Event on `window` when the shop has answered an order: the page that sent it may have been unmounted and mounted again.
 */
const DRAFT_ANSWERED = 'checkoutDraftAnswered';

/** Key of a signed-out visitor's draft; the next account that signs in takes it over. */
const VISITOR = '';

const DraftSchema = v.object({
  /** Sent in an HTTP header; a value that a header cannot carry was not written by the app. */
  attempt: v.pipe(v.string(), v.regex(/^[\w-]{1,99}$/)),
  deliveryAddress: v.optional(v.string()),
  contactPhone: v.optional(v.string()),
  specialInstructions: v.optional(v.string()),
  paymentMethod: v.optional(v.picklist(PAYMENT_METHODS)),
  /** Idempotency key of an order that was sent and not answered: it may have been placed. */
  sent: v.optional(v.string()),
  /** Id of the order that the previous attempt has placed; other tabs with the same checkout read it. */
  placed: v.optional(v.string()),
});
/** The checkout draft of one account; fields that were not edited are missing. */
export type Draft = v.InferOutput<typeof DraftSchema>;

/** Detail of the event: the account of the answered order, and its next draft; null if the order was refused. */
interface AnsweredDraft {
  userId: string;
  next: Draft | null;
}

const DraftsSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));
type Drafts = Readonly<Record<string, Draft>>;

/** Reads all drafts, and whether some were unreadable. A damaged draft does not affect other accounts. */
function readStored(): { drafts: Drafts; damaged: boolean } {
  const text = readItem('localStorage', DRAFTS_KEY);
  const stored = v.safeParse(DraftsSchema, text);
  // A draft is a convenience and must not block an order: treat unreadable data as no draft.
  if (!stored.success) return { drafts: {}, damaged: text !== null };
  const entries = Object.entries(stored.output);
  const good = entries.flatMap(([owner, each]) => {
    const draft = v.safeParse(DraftSchema, each);
    return draft.success ? [[owner, draft.output] as const] : [];
  });
  return { drafts: Object.fromEntries(good), damaged: good.length < entries.length };
}

/** True if a stored draft is unreadable. The next change overwrites it. */
export function isDraftDamaged(): boolean {
  return readStored().damaged;
}

/** @returns false if the browser cannot store them; the form still holds the text */
function writeDrafts(drafts: Drafts): boolean {
  return storeItem('localStorage', DRAFTS_KEY, JSON.stringify(drafts));
}

/** An empty draft with a new attempt id. */
function newDraft(): Draft {
  return { attempt: nanoid() };
}

/**
 * Returns an account's draft, merged with a visitor's draft.
 * @param userId null for a visitor
 */
export function loadDraft(userId: string | null): Draft {
  const { [VISITOR]: visitors, ...accounts } = readStored().drafts;
  const own = userId === null ? undefined : accounts[userId];
  return { ...newDraft(), ...own, ...visitors, ...(own && { attempt: own.attempt }) };
}

/** True if the account's draft is stored and no visitor's draft is to be merged, so that it need not be saved. */
export function isDraftStored(userId: string | null): boolean {
  const drafts = readStored().drafts;
  return (userId ?? VISITOR) in drafts && (userId === null || !(VISITOR in drafts));
}

/**
 * Saves a draft and deletes the visitor's draft, which it includes.
 * @returns false if the browser cannot store it
 */
export function saveDraft(userId: string | null, draft: Draft): boolean {
  const { [VISITOR]: _, ...accounts } = readStored().drafts;
  return writeDrafts({ ...accounts, [userId ?? VISITOR]: draft });
}

/** Call after an order was placed: replaces the draft with an empty one and a new attempt id, and notifies other tabs. */
export function closeDraft(userId: string, orderId: string) {
  const { [userId]: stored, ...others } = readStored().drafts;
  // Another tab with the same checkout has already done this: keep its new attempt.
  const next = stored?.placed === orderId ? stored : { ...newDraft(), placed: orderId };
  // If the storage is full, delete the old draft: with its attempt id, the same cart ordered again would be taken for this
  // order.
  if (!writeDrafts({ ...others, [userId]: next })) writeDrafts(others);
  tellAnswered({ userId, next });
}

/** Call after an order was refused: the attempt is no longer uncertain. */
export function reopenDraft(userId: string) {
  const { sent: _, ...draft } = readStored().drafts[userId] ?? newDraft();
  writeDrafts({ ...readStored().drafts, [userId]: draft });
  tellAnswered({ userId, next: null });
}

function tellAnswered(detail: AnsweredDraft) {
  window.dispatchEvent(new CustomEvent(DRAFT_ANSWERED, { detail }));
}

/**
 * Follows the drafts.
 * @param onStored called when another tab has stored some, and after a return from the back/forward cache, which may have
 *   missed that (src/app/crossTabSync.ts)
 * @param onAnswered called when the shop has answered an order of this tab
 * @returns a function that stops it
 */
export function followDrafts(onStored: () => void, onAnswered: (answered: AnsweredDraft) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => { if (key === DRAFTS_KEY || key === null) onStored(); };
  const onEvent = (event: Event) => { onAnswered((event as CustomEvent<AnsweredDraft>).detail); };
  window.addEventListener('storage', onStorage);
  window.addEventListener(DRAFT_ANSWERED, onEvent);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener(DRAFT_ANSWERED, onEvent);
  };
}

/** The id of the order that the account's last attempt in this browser has placed, if any. */
export function placedOrderOf(userId: string): string | undefined {
  return readStored().drafts[userId]?.placed;
}
