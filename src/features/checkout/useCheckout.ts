import { type ChangeEvent, type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector, useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import type { CartLine } from '../../domain/cart/cart';
import type { LineChange } from '../../domain/cart/lineChange';
import { type Delivery, DeliverySchema, EMPTY_CART, type NewOrder, type Order, isAsSubmitted, toNewLine } from '../../domain/order/order';
import type { User } from '../../domain/user/user';
import { isApiError, isFinalResponse, messageOf } from '../../shared/api/apiError';
import { focusField, unreportedInput } from '../../shared/forms/formControls';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { useErrorToast } from '../../shared/notifications/useErrorToast';
import { useIsSameSession } from '../../shared/session/useIsSameSession';
import { selectExcludedAllergens } from '../../shared/shop/excludedAllergensSlice';
import { useShop } from '../../shared/shop/shopApi';
import { routes } from '../../shared/utils/paths';
import { useFindOrderQuery, useGetSlotsQuery, usePlaceOrderMutation } from './checkoutApi';
import { type CheckoutValues, draftOpened, orderPlaced, orderSent, selectDraft, selectPlaced } from './checkoutSlice';
import { type WithCheckout, useCheckoutDraft } from './useCheckoutDraft';
import { useCoupon } from './useCoupon';

const FAILED = 'There was an error placing your order';

/** The message where the shop had the order already that a lost answer left unknown, and it was changed since. */
const PLACED_BEFORE = 'Your last try had reached us: this order is without your later changes';

/** The message of an order without a time while the shop takes none for now. */
const NO_TIME = 'Please choose a time';

/** The message of a time that is not on offer any more. */
const TIME_GONE = 'This time is no longer free. Please choose another one.';

interface CheckoutParts {
  /** The account that orders; null for a visitor. */
  user: User | null;
  /** The lines of the cart. */
  lines: readonly CartLine[];
  /** The total that the customer sees, in dollars: the shop refuses the order if it is another one. */
  total: number;
  /** True while the page is mounted: a late response must not navigate a user who has left it. */
  isHere: () => boolean;
  /** Called when the shop has the order: the cart can be emptied. */
  onPlaced: (order: Order, user: User) => void;
  /** Called when the shop has refused the order because these lines have changed. */
  onChanged: (changes: LineChange[]) => void;
}

/** State and handlers of the checkout form, returned by `useCheckout`. */
export type Checkout = ReturnType<typeof useCheckout>;

/**
 * Validates in the specified order (session, cart, address, phone; docs/behaviour.md, section 5) and places the order, once
 * at a time. The draft keeps the order's id until the shop has the order.
 */
export function useCheckout({ user, lines, total, isHere, onPlaced, onChanged }: CheckoutParts) {
  const { draft, values, change } = useCheckoutDraft(user);
  const { terms, isFetching } = useCoupon(user?.id ?? null);
  // The total is not known yet.
  const isChecking = isFetching && !terms;
  const without = useSelector(selectExcludedAllergens);
  const { closed, laterDays } = useShop();
  const { data: slots } = useGetSlotsQuery(values.dueAt === '' ? skipToken : undefined);
  const timeGone = values.dueAt !== '' && slots?.includes(values.dueAt) === false;
  const [placeOrder, { isLoading: pending, data: placed }] = usePlaceOrderMutation({ fixedCacheKey: `checkout ${user?.id ?? ''}` });
  /** An error message, and its field; null if it belongs to no single field. */
  const [problem, setProblem] = useState<{ field: keyof CheckoutValues | null; message: string } | null>(null);
  const { showError, dismiss } = useErrorToast({ outlivesScreen: true });
  const notify = useNotify();
  const isSameSession = useIsSameSession();
  const store = useStore<WithCheckout>();
  const navigate = useNavigate();
  const location = useLocation();

  const askToSignIn = () => {
    showError('Please login to checkout');
    if (isHere()) void navigate(routes.auth, { state: { from: location, behind: true } });
  };

  const showProblem = (message: string, field: keyof CheckoutValues | null) => {
    setProblem({ message, field });
    showError(message, { inForm: true });
  };

  const fail = (error: unknown, form: HTMLFormElement) => {
    if (isApiError(error) && error.status === 401) {
      askToSignIn();
      return;
    }
    showError(FAILED);
    if (isApiError(error) && error.code === 'cart_changed' && error.changes) onChanged(error.changes);
    else if (isApiError(error) && error.code === 'slot_taken') {
      setProblem({ field: 'dueAt', message: messageOf(error) });
      focusField(form, 'dueAt');
    } else setProblem({ field: null, message: messageOf(error) });
  };

  const orderOf = (id: string, delivery: Delivery) => ({
    id,
    total,
    lines: lines.map(toNewLine),
    ...delivery,
    ...(values.dueAt !== '' && { dueAt: values.dueAt }),
    ...(terms && { coupon: terms.code }),
    ...(without.length > 0 && { without: [...without] }),
  });

  /** Says if an order that the shop had already is not as the customer wants it now. @param wanted null if that is no order */
  const tellIfChanged = (placed: Order, wanted: NewOrder | null) => {
    if (!wanted || !isAsSubmitted(placed, wanted)) notify.info(PLACED_BEFORE);
  };

  // Two clicks can come before the button re-renders as pending.
  const sending = useRef(false);

  const succeed = (order: Order, customer: User) => {
    // Before the cart is emptied: a reload in between shows the confirmation.
    store.dispatch(orderPlaced({ order, here: isHere() }));
    onPlaced(order, customer);
    if (isSameSession()) notify.success('Order placed successfully!');
  };

  /** True after a lost answer, here or before a reload: the shop is asked whether it has the order. */
  const [unanswered, setUnanswered] = useState(draft?.sent === true);
  const unsure = draft?.sent === true && !pending && placed?.id !== draft.orderId;
  const { data: found } = useFindOrderQuery(user && unsure && unanswered ? draft.orderId : skipToken);
  const onFound = useEffectEvent((order: Order) => {
    dismiss();
    if (!user || !draft) return;
    const { success, output } = v.safeParse(DeliverySchema, values);
    tellIfChanged(order, success ? orderOf(draft.orderId, output) : null);
    succeed(order, user);
  });
  useEffect(() => {
    if (found) onFound(found);
  }, [found]);

  /** Sends the account's order, and updates the draft with the result. */
  const send = async (delivery: Delivery, customer: User, form: HTMLFormElement) => {
    // Another tab may have taken the draft away, or placed the order, which is then confirmed here.
    store.dispatch(draftOpened(customer.id));
    const current = selectDraft(store.getState(), customer.id);
    if (!current || selectPlaced(store.getState(), customer.id)) return;
    const { orderId, sent = false } = current;
    sending.current = true;
    store.dispatch(orderSent(customer.id));
    try {
      const order = orderOf(orderId, delivery);
      const placed = await placeOrder({ order, userId: customer.id }).unwrap();
      if (sent && isSameSession()) tellIfChanged(placed, order);
      succeed(placed, customer);
    } catch (error) {
      if (!isFinalResponse(error)) setUnanswered(true);
      // If the session has ended, the error is shown to the user who has lost it; another account does not see it.
      if (isSameSession(true)) fail(error, form);
    }
    sending.current = false;
  };

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current || pending || isChecking) return;
    setProblem(null);
    dismiss();
    const unreported = unreportedInput(event.currentTarget, values);
    if (Object.keys(unreported).length > 0) change(unreported);
    if (!user) {
      askToSignIn();
      return;
    }
    if (lines.length === 0) {
      showProblem(EMPTY_CART, null);
      return;
    }
    const delivery = v.safeParse(DeliverySchema, { ...values, ...unreported });
    if (!delivery.success) {
      const [{ message, path }] = delivery.issues;
      const field = path?.[0].key as keyof Delivery;
      showProblem(message, field);
      focusField(event.currentTarget, field);
      return;
    }
    if (closed && laterDays > 0 && values.dueAt === '') {
      showProblem(NO_TIME, 'dueAt');
      focusField(event.currentTarget, 'dueAt');
      return;
    }
    // Of an order that may have been placed, its own place may be the last one.
    if (timeGone && !unsure) {
      showError(TIME_GONE, { inForm: true });
      focusField(event.currentTarget, 'dueAt');
      return;
    }
    void send(delivery.output, user, event.currentTarget);
  };

  const messageAt = (field: keyof CheckoutValues) => (problem?.field === field ? problem.message : undefined);
  const type = (part: Partial<CheckoutValues>) => {
    change(part);
    setProblem(null);
  };
  return {
    values,
    change: type,
    /** Props of one text field. */
    field: (name: Exclude<keyof Delivery, 'paymentMethod'>) => ({
      name,
      value: values[name],
      error: messageAt(name),
      onChange: ({ target: { form, value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        type({ ...(form && unreportedInput(form, values)), [name]: value });
      },
    }),
    /** The error of the time for which the order is. */
    timeProblem: messageAt('dueAt') ?? (timeGone ? TIME_GONE : undefined),
    /** The error that belongs to no single field, such as a failed request. */
    failure: problem?.field === null ? problem.message : null,
    pending: pending || isChecking,
    /** True while it is unknown whether the last order was placed; not while another tab waits for its answer. */
    unsure: unsure && unanswered,
    submit,
    /** Dismisses the last error toast, so that it does not cover other content. */
    dismiss,
  };
}
