import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { DEFAULT_PAYMENT_METHOD, type Delivery } from '../../domain/order/order';
import type { User } from '../../domain/user/user';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { type Draft, followDrafts, isDraftDamaged, isDraftStored, loadDraft, saveDraft } from './checkoutDraft';

const NOT_STORED = 'This browser cannot store what you type here. It is kept until you leave this page.';
const DAMAGED = 'What you had typed at checkout could not be read. Please check your details.';

/**
 * The checkout draft of an account, and the form's values: typed text, else the profile's data.
 * @param user null for a visitor
 */
export function useCheckoutDraft(user: User | null) {
  const owner = user?.id ?? null;
  const [draft, setDraft] = useState<Draft>(() => loadDraft(owner));
  /** The draft including changes that are not rendered yet: one submit may change and send it. */
  const latest = useRef(draft);
  useLayoutEffect(() => { latest.current = draft; }, [draft]);

  // Read before the first save, which overwrites it.
  const [damaged] = useState(isDraftDamaged);
  const notify = useNotify();
  /** True if the user has typed since the last order was sent. */
  const typed = useRef(false);
  const told = useRef(false);

  /** The draft that another tab has stored. Saving it again could undo what is typed there next. */
  const heard = useRef<Draft | null>(null);

  useEffect(() => {
    if (draft === heard.current) return;
    const stored = saveDraft(owner, draft);
    if (stored || !typed.current || told.current) return;
    told.current = true;
    notify.info(NOT_STORED);
  }, [owner, draft, notify]);

  useEffect(() => {
    if (damaged) notify.info(DAMAGED);
  }, [damaged, notify]);

  // Two tabs with the same checkout share one attempt.
  useEffect(() => followDrafts(
    () => {
      const loaded = loadDraft(owner);
      if (isDraftStored(owner)) heard.current = loaded;
      setDraft(loaded);
    },
    // An order that was sent before this page mounted was answered: the next order is a new attempt.
    ({ userId, next }) => {
      if (userId !== owner) return;
      setDraft(({ sent: _, ...before }) => (next && !typed.current ? next : { ...before, ...next }));
    },
  ), [owner]);

  const values: Delivery = {
    deliveryAddress: draft.deliveryAddress ?? user?.address ?? '',
    contactPhone: draft.contactPhone ?? user?.phone ?? '',
    specialInstructions: draft.specialInstructions ?? '',
    paymentMethod: draft.paymentMethod ?? DEFAULT_PAYMENT_METHOD,
  };
  return {
    draft,
    values,
    change: (part: Partial<Delivery>) => {
      typed.current = true;
      latest.current = { ...latest.current, ...part };
      setDraft((before) => ({ ...before, ...part }));
    },
    /** Stores immediately, before the request, that an order with this key was sent, in case the page closes. */
    markSent: (sent: string) => {
      const marked = { ...latest.current, sent };
      typed.current = false;
      setDraft(marked);
      saveDraft(owner, marked);
    },
  };
}
