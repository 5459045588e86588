import { useEffect, useRef, useState } from 'react';
import { DEFAULT_PAYMENT_METHOD, type Delivery } from '../../domain/order';
import type { User } from '../../domain/user';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { DRAFTS_KEY, type Draft, isDraftDamaged, isDraftStored, loadDraft, saveDraft } from './checkoutDraft';

const NOT_STORED = 'This browser cannot store what you type here. It is kept until you leave this page.';
const DAMAGED = 'What you had typed at checkout could not be read. Please check your details.';

/** The draft of whoever checks out, and the form's values: what was typed, else what the profile knows. */
export function useCheckoutDraft(user: User | null) {
  const owner = user?.id ?? null;
  const [draft, setDraft] = useState<Draft>(() => loadDraft(owner));

  // Looked at before the first save, which replaces it.
  const [damaged] = useState(isDraftDamaged);
  const notify = useNotify();
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
    window.addEventListener('storage', onStorage);
    return () => { window.removeEventListener('storage', onStorage); };
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
      setDraft((before) => ({ ...before, ...part }));
    },
    /** Notes at once, before anything can happen to this page, that an order of this key is on its way. */
    markSent: (sent: string) => {
      const marked = { ...draft, sent };
      setDraft(marked);
      saveDraft(owner, marked);
    },
    /** The shop has answered: nothing of this attempt is uncertain any more. */
    markAnswered: () => { setDraft(({ sent: _, ...before }) => before); },
  };
}
