import { useEffect, useState } from 'react';
import { DEFAULT_PAYMENT_METHOD, type Delivery } from '../../domain/order';
import type { User } from '../../domain/user';
import { DRAFTS_KEY, type Draft, loadDraft, newDraft, saveDraft } from './checkoutDraft';

/** The draft of whoever checks out, and the form's values: what was typed, else what the profile knows. */
export function useCheckoutDraft(user: User | null) {
  const owner = user?.id ?? null;
  const [draft, setDraft] = useState<Draft>(() => loadDraft(owner));

  useEffect(() => {
    saveDraft(owner, draft);
  }, [owner, draft]);

  // Two tabs at one checkout are one attempt.
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === DRAFTS_KEY || key === null) setDraft(loadDraft(owner));
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
    change: (part: Partial<Delivery>) => { setDraft((before) => ({ ...before, ...part })); },
    startAnew: () => { setDraft(newDraft()); },
  };
}
