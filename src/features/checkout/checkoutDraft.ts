import * as v from 'valibot';
import { nanoid } from '@reduxjs/toolkit';
import { PAYMENT_METHODS } from '../../domain/order';

/**
 * What was typed at checkout, by account, so that a reload, a crash and the detour to sign in lose nothing.
 * With it lives the name of the attempt: whatever goes wrong, the same order sent again is the same order.
 */
export const DRAFTS_KEY = 'checkoutDrafts';

/** Told to this page when the shop has answered: the screen that sent the order may have been left and opened anew. */
export const DRAFT_ANSWERED = 'checkoutDraftAnswered';

/** Whose draft it is before anybody has signed in; the first who does takes it along. */
const VISITOR = '';

const DraftSchema = v.object({
  /** A header carries it: whatever could not stand in one was never an attempt's name, and sending it would only throw. */
  attempt: v.pipe(v.string(), v.regex(/^[\w-]{1,99}$/)),
  deliveryAddress: v.optional(v.string()),
  contactPhone: v.optional(v.string()),
  specialInstructions: v.optional(v.string()),
  paymentMethod: v.optional(v.picklist(PAYMENT_METHODS)),
  /** The key of an order that was sent and whose answer has not come: it may have been placed. */
  sent: v.optional(v.string()),
  /** The order that the attempt before this one made; other tabs at the same checkout learn of it here. */
  placed: v.optional(v.string()),
});
export type Draft = v.InferOutput<typeof DraftSchema>;

/** An account whose order the shop has answered, and the draft that follows on it; null where the shop has refused. */
export interface AnsweredDraft {
  userId: string;
  next: Draft | null;
}

const DraftsSchema = v.record(v.string(), v.unknown());
type Drafts = Readonly<Record<string, Draft>>;

/** What is stored, and whether some of it could not be read. One account's damaged draft costs no other account its own. */
function readStored(): { drafts: Drafts; damaged: boolean } {
  let text: string | null = null;
  try {
    text = localStorage.getItem(DRAFTS_KEY);
    if (text === null) return { drafts: {}, damaged: false };
    const entries = Object.entries(v.parse(DraftsSchema, JSON.parse(text)));
    const good = entries.flatMap(([owner, stored]) => {
      const draft = v.safeParse(DraftSchema, stored);
      return draft.success ? [[owner, draft.output] as const] : [];
    });
    return { drafts: Object.fromEntries(good), damaged: good.length < entries.length };
  } catch {
    // A convenience must never stand in the way of an order: what cannot be read counts as nothing typed yet.
    return { drafts: {}, damaged: text !== null };
  }
}

function readDrafts(): Drafts {
  return readStored().drafts;
}

/** True where something typed at a checkout is stored that cannot be read any more. The next change replaces it. */
export function isDraftDamaged(): boolean {
  return readStored().damaged;
}

function writeDrafts(drafts: Drafts): boolean {
  try {
    localStorage.setItem(DRAFTS_KEY, JSON.stringify(drafts));
    return true;
  } catch {
    // The storage is full or refused: the screen still holds what was typed.
    return false;
  }
}

/** A draft with nothing typed, and a new attempt. */
function newDraft(): Draft {
  return { attempt: nanoid() };
}

/** The draft of an account, with what was typed before signing in; `userId` is null for a visitor. */
export function loadDraft(userId: string | null): Draft {
  const { [VISITOR]: visitors, ...accounts } = readDrafts();
  const own = userId === null ? undefined : accounts[userId];
  return { ...newDraft(), ...own, ...visitors, ...(own && { attempt: own.attempt }) };
}

/** True where an account's draft is stored and no visitor's has still to join it: it need not be stored again. */
export function isDraftStored(userId: string | null): boolean {
  const drafts = readDrafts();
  return (userId ?? VISITOR) in drafts && (userId === null || !(VISITOR in drafts));
}

/** Keeps a draft; the one typed before signing in has become it. False where the browser cannot store it. */
export function saveDraft(userId: string | null, draft: Draft): boolean {
  const { [VISITOR]: _, ...accounts } = readDrafts();
  return writeDrafts({ ...accounts, [userId ?? VISITOR]: draft });
}

/** An account's order is placed: nothing of its draft is left, the next one is another attempt, and other tabs hear of it. */
export function closeDraft(userId: string, orderId: string) {
  const { [userId]: stored, ...others } = readDrafts();
  // Another tab at the same checkout was quicker: its new attempt stands.
  const next = stored?.placed === orderId ? stored : { ...newDraft(), placed: orderId };
  // On a full storage no draft is better than the old one: under its attempt, the same again would be this order.
  if (!writeDrafts({ ...others, [userId]: next })) writeDrafts(others);
  tellAnswered({ userId, next });
}

/** The shop has refused an account's order: nothing of the attempt is uncertain any more. */
export function reopenDraft(userId: string) {
  const { sent: _, ...draft } = readDrafts()[userId] ?? newDraft();
  writeDrafts({ ...readDrafts(), [userId]: draft });
  tellAnswered({ userId, next: null });
}

function tellAnswered(detail: AnsweredDraft) {
  window.dispatchEvent(new CustomEvent(DRAFT_ANSWERED, { detail }));
}

/** The order that an account's last attempt in this browser made, if any. */
export function placedOrderOf(userId: string): string | undefined {
  return readDrafts()[userId]?.placed;
}
