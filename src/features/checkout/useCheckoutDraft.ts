import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { DEFAULT_PAYMENT_METHOD, type Delivery } from '../../domain/order';
import type { User } from '../../domain/user';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { type AnsweredDraft, DRAFTS_KEY, DRAFT_ANSWERED, type Draft, isDraftDamaged, isDraftStored, loadDraft, saveDraft } from './checkoutDraft';

const NOT_STORED = 'This browser cannot store what you type here. It is kept until you leave this page.';
const DAMAGED = 'What you had typed at checkout could not be read. Please check your details.';

/** The draft of whoever checks out, and the form's values: what was typed, else what the profile knows. */
export function useCheckoutDraft(user: User | null) {
  const owner = user?.id ?? null;
  const [draft, setDraft] = useState<Draft>(() => loadDraft(owner));
  /** The draft with the changes that are not rendered yet: one submit may change it and send it. */
  const latest = useRef(draft);
  useLayoutEffect(() => { latest.current = draft; }, [draft]);

  // Looked at before the first save, which replaces it.
  const [damaged] = useState(isDraftDamaged);
  const notify = useNotify();
  /** Something was typed here since an order was last sent. */
  const typed = useRef(false);
  const told = useRef(false);

  /** What another tab has stored. Storing it again could undo what is typed there meanwhile. */
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

  // Two tabs at one checkout are one attempt.
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== DRAFTS_KEY && key !== null) return;
      const loaded = loadDraft(owner);
      if (isDraftStored(owner)) heard.current = loaded;
      setDraft(loaded);
    };
    // An order that was sent before this screen was opened is answered: what is ordered next is another attempt.
    const onAnswered = (event: Event) => {
      const { userId, next } = (event as CustomEvent<AnsweredDraft>).detail;
      if (userId !== owner) return;
      setDraft(({ sent: _, ...before }) => (next && !typed.current ? next : { ...before, ...next }));
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener(DRAFT_ANSWERED, onAnswered);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener(DRAFT_ANSWERED, onAnswered);
    };
  }, [owner]);

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
    /** Notes at once, before anything can happen to this page, that an order of this key is on its way. */
    markSent: (sent: string) => {
      const marked = { ...latest.current, sent };
      typed.current = false;
      setDraft(marked);
      saveDraft(owner, marked);
    },
  };
}
