import { useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { DEFAULT_PAYMENT_METHOD } from '../../domain/order/order';
import type { User } from '../../domain/user/user';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { type CheckoutValues, type checkoutSlice, deliveryChanged, draftOpened, selectDraft, selectDraftDamaged } from './checkoutSlice';

/** The part of the store's state that the checkout reads. */
export type WithCheckout = Record<typeof checkoutSlice.reducerPath, ReturnType<typeof checkoutSlice.reducer>>;

const DAMAGED = 'What you had typed at checkout could not be read. Please check your details.';

const filled = (...texts: readonly (string | undefined)[]) => texts.find((text) => text !== undefined && text !== '') ?? '';

/**
 * The checkout draft of an account, and the form's values: typed text, else the profile's data, else those of the last order from here.
 * @param user null for a visitor
 */
export function useCheckoutDraft(user: User | null) {
  const userId = user?.id ?? null;
  const dispatch = useDispatch();
  const notify = useNotify();
  const draft = useSelector((state: WithCheckout) => selectDraft(state, userId));
  const damaged = useSelector(selectDraftDamaged);

  useLayoutEffect(() => {
    if (damaged) notify.info(DAMAGED);
    dispatch(draftOpened(userId));
  }, [damaged, dispatch, notify, userId]);

  const values: CheckoutValues = {
    deliveryAddress: draft?.deliveryAddress ?? filled(user?.address, draft?.placed?.deliveryAddress),
    contactPhone: draft?.contactPhone ?? filled(user?.phone, draft?.placed?.contactPhone),
    specialInstructions: draft?.specialInstructions ?? '',
    paymentMethod: draft?.paymentMethod ?? DEFAULT_PAYMENT_METHOD,
    dueAt: draft?.dueAt ?? '',
  };
  return { draft, values, change: (part: Partial<CheckoutValues>) => { dispatch(deliveryChanged({ userId, part })); } };
}
