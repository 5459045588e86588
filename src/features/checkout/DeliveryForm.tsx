import { type ReactNode, useEffect, useId, useRef } from 'react';
import { formatPrice } from '../../domain/number/money';
import { PAYMENT_METHODS, type PaymentMethod, paymentLabel } from '../../domain/order/order';
import { AlertIcon, Button, CardIcon, CashIcon, CheckIcon, InfoIcon, Panel, TextArea, TextField } from '../../shared/ui';
import { classNames } from '../../shared/utils/classNames';
import { useShop } from '../../shared/shop/shopApi';
import styles from './DeliveryForm.module.css';
import { DueField } from './DueField';
import type { Checkout } from './useCheckout';

/** Id of the form: its submit button is in the order summary, outside the form. */
const CHECKOUT_FORM = 'checkout';

/**
 * Delivery address, phone, instructions and payment method (docs/behaviour.md, section 2, /user/cart). No card data is
 * collected.
 */
export function DeliveryForm({ checkout: { values, change, field, timeProblem, submit } }: { checkout: Checkout }) {
  const { laterDays } = useShop();
  return (
    <form id={CHECKOUT_FORM} noValidate aria-label="Checkout" onSubmit={submit}>
      <Panel className={styles.panel}>
        <h2>Delivery details</h2>
        {/* A chosen time stays to be seen where the shop has stopped offering any: the order would come at once instead. */}
        {(laterDays > 0 || values.dueAt !== '') && <DueField error={timeProblem} value={values.dueAt} onChange={(dueAt) => { change({ dueAt }); }} />}
        <TextArea {...field('deliveryAddress')} label="Delivery address" autoComplete="street-address" rows={2} aria-required />
        <TextField {...field('contactPhone')} label="Contact phone" type="tel" autoComplete="tel" inputMode="tel" aria-required />
        <TextArea
          {...field('specialInstructions')}
          label="Special instructions"
          optional
          hint="Allergies, the door code, where to leave it."
          rows={3}
        />
        <PaymentMethods value={values.paymentMethod} onChange={(paymentMethod) => { change({ paymentMethod }); }} />
      </Panel>
    </form>
  );
}

const PAYMENTS: Readonly<Record<PaymentMethod, { hint: string; icon: ReactNode }>> = {
  cash: { hint: 'Pay the courier in cash', icon: <CashIcon size="1.5rem" /> },
  card: { hint: 'Pay by card at the door', icon: <CardIcon size="1.5rem" /> },
};

/** A radio group with an explanation on each card. */
function PaymentMethods({ value, onChange }: { value: PaymentMethod; onChange: (method: PaymentMethod) => void }) {
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>Payment method</legend>
      <div className={styles.cards}>
        {PAYMENT_METHODS.map((method) => (
          <label key={method} className={styles.card}>
            <input
              className="covering-input"
              type="radio"
              name={name}
              value={method}
              checked={method === value}
              aria-label={paymentLabel(method)}
              aria-describedby={`${name}-${method}`}
              onChange={() => { onChange(method); }}
            />
            <span className={styles.icon}>{PAYMENTS[method].icon}</span>
            <span className={styles.words}>
              <span className={styles.label}>{paymentLabel(method)}</span>
              <span className={styles.hint} id={`${name}-${method}`}>
                {PAYMENTS[method].hint}
              </span>
            </span>
            <span className={styles.tick}>
              <CheckIcon size="0.875rem" />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Shown while it is unknown whether the last order was placed. */
const UNSURE = 'Your last try may have reached us. Complete it again: the same order is never placed twice.';

interface CompleteOrderProps {
  checkout: Checkout;
  /** In dollars. */
  total: number;
  /** Why the shop does not take the order as it is; null if it does. */
  refusal: string | null;
}

/** The total and the submit button of the checkout; on a phone they stick to the bottom of the page. */
export function CompleteOrder({ checkout: { pending, failure, unsure }, total, refusal }: CompleteOrderProps) {
  const reasons = useId();
  const told = useRef<HTMLDivElement>(null);
  // The button can be clicked at any scroll position.
  useEffect(() => {
    if (failure !== null) told.current?.scrollIntoView({ block: 'center' });
  }, [failure]);
  return (
    <div className={styles.order}>
      {/* Rendered empty before there is a message: screen readers announce only additions to a live region they already know. */}
      <div ref={told} id={reasons} className={styles.reasons} role="status">
        {failure !== null && (
          <p className={styles.failure}>
            <AlertIcon size="1.25em" />
            {/* The specified messages have no full stop. */}
            <span>{`${failure.replace(/\.?$/, '.')} Your cart and what you typed are kept.`}</span>
          </p>
        )}
        {unsure && (
          <p className={styles.unsure}>
            <InfoIcon size="1.25em" />
            <span>{UNSURE}</span>
          </p>
        )}
      </div>
      <div className={classNames(styles.bar, 'no-print')}>
        <p id={`${reasons}-refusal`} className={styles.refusal} role="status">{refusal !== null && `${refusal}.`}</p>
        <p className={styles.total}>
          <span className={styles.totalLabel}>Total</span>
          <strong className="price">{formatPrice(total)}</strong>
        </p>
        <Button
          type="submit"
          form={CHECKOUT_FORM}
          size="lg"
          wide
          pending={pending}
          disabled={refusal !== null}
          aria-describedby={refusal === null ? reasons : `${reasons} ${reasons}-refusal`}
          // The second click of a double click on the control that led here, such as Checkout, must not order.
          onClick={(event) => { if (event.detail > 1) event.preventDefault(); }}
        >
          Complete Order
        </Button>
      </div>
    </div>
  );
}
