import { type ChangeEvent, type SyntheticEvent, useState } from 'react';
import * as v from 'valibot';
import type { CartLine } from '../../domain/cart';
import type { LineChange } from '../../domain/lineChange';
import { idempotencyKeyOf } from '../../domain/idempotencyKey';
import { type Delivery, DeliverySchema, EMPTY_CART, type NewOrder, type Order } from '../../domain/order';
import type { User } from '../../domain/user';
import { isApiError, messageOf } from '../../shared/api/apiError';
import { showField } from '../../shared/forms/showField';
import { unreportedInput } from '../../shared/forms/unreportedInput';
import { useComplaint } from '../../shared/notifications/useComplaint';
import { useSignInDetour } from '../../shared/session/SignInDetour';
import { useCheckoutDraft } from './useCheckoutDraft';
import { useSendOrder } from './useSendOrder';

const FAILED = 'There was an error placing your order';

interface CheckoutParts {
  /** Who orders; null for a visitor. */
  user: User | null;
  /** Asked at the press: the form need not be drawn again whenever the cart changes. */
  getLines: () => readonly CartLine[];
  /** Whether the page still stands: whoever has gone elsewhere meanwhile is not taken away from there. */
  isHere: () => boolean;
  /** The order is stored: the cart can go, and so can the page. */
  onPlaced: (order: Order, user: User) => void;
  /** The shop refused because these lines are no longer as the cart has them. */
  onChanged: (changes: LineChange[]) => void;
}

/** What is wrong, and with which field; null where it is none's. */
interface Problem {
  field: keyof Delivery | null;
  message: string;
}

/** A checkout under way: the form's values, what is wrong with them, and the way to place the order. */
export type Checkout = ReturnType<typeof useCheckout>;

function orderOf(delivery: Delivery, lines: readonly CartLine[]): NewOrder {
  return { lines: lines.map(({ foodId, quantity, foodPrice }) => ({ foodId, quantity, price: foodPrice })), ...delivery };
}

/**
 * Checks in the specified order — signed in, cart, address, phone (specification, section 5) — and places the order
 * once per press. The attempt keeps its key until it has succeeded or something in it is changed.
 */
export function useCheckout({ user, getLines, isHere, onPlaced, onChanged }: CheckoutParts) {
  const { draft, values, change, markSent } = useCheckoutDraft(user);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { complain, takeBack } = useComplaint({ outlivesScreen: true });
  const signInFirst = useSignInDetour();

  const askToSignIn = () => {
    complain('Please login to checkout');
    if (isHere()) signInFirst();
  };

  const showProblem = (message: string, field: keyof Delivery | null) => {
    setProblem({ message, field });
    complain(message, { inForm: true });
  };

  const fail = (error: unknown) => {
    if (isApiError(error) && error.status === 401) {
      askToSignIn();
      return;
    }
    complain(FAILED);
    if (isApiError(error) && error.code === 'cart_changed' && error.changes) onChanged(error.changes);
    else setProblem({ field: null, message: messageOf(error) });
  };

  const { pending, isSending, send } = useSendOrder({ user, markSent, onPlaced, onFailed: fail });

  /** Whether the last try is still uncertain, and whether another press with these lines would send the very same order. */
  const unsure = (lines: readonly CartLine[]): 'same' | 'other' | null => {
    if (draft.sent === undefined || pending) return null;
    const delivery = v.safeParse(DeliverySchema, values);
    return delivery.success && idempotencyKeyOf(draft.attempt, orderOf(delivery.output, lines)) === draft.sent ? 'same' : 'other';
  };

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending()) return;
    setProblem(null);
    takeBack();
    const unreported = unreportedInput(event.currentTarget, values);
    if (Object.keys(unreported).length > 0) change(unreported);
    if (!user) {
      askToSignIn();
      return;
    }
    if (getLines().length === 0) {
      showProblem(EMPTY_CART, null);
      return;
    }
    const delivery = v.safeParse(DeliverySchema, { ...values, ...unreported });
    if (!delivery.success) {
      const [{ message, path }] = delivery.issues;
      const field = path?.[0].key as keyof Delivery;
      showProblem(message, field);
      showField(event.currentTarget, field);
      return;
    }
    const order = orderOf(delivery.output, getLines());
    void send(order, idempotencyKeyOf(draft.attempt, order), user);
  };

  const type = (part: Partial<Delivery>) => {
    change(part);
    setProblem(null);
  };
  return {
    values,
    change: type,
    /** Wires a text field. */
    onType: ({ target: { form, name, value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      type({ ...(form && unreportedInput(form, values)), [name]: value });
    },
    errorOf: (field: keyof Delivery) => (problem?.field === field ? problem.message : undefined),
    /** What is wrong with none of the fields, such as the shop not answering. */
    failure: problem?.field === null ? problem.message : null,
    pending,
    unsure,
    submit,
    /** Takes the last complaint off the screen, where something else is to be read there. */
    takeBack,
  };
}
