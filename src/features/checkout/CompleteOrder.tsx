import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatPrice } from '../../domain/number/money';
import { routes } from '../../shared/utils/paths';
import { AlertIcon, Button, InfoIcon } from '../../shared/ui';
import styles from './CompleteOrder.module.css';
import { CHECKOUT_FORM } from './DeliveryForm';
import type { Checkout } from './useCheckout';

/** Hints shown while it is unknown whether the last order arrived. */
const UNSURE = {
  same: 'Your last try may have reached us. Complete it again: the same order is never placed twice.',
  other: (
    <span>
      Your last try may have reached us, and this would be another order. Please look at <Link to={routes.orders}>My Orders</Link> first.
    </span>
  ),
};

interface CompleteOrderProps {
  checkout: Checkout;
  /** In dollars. */
  total: number;
}

/** The total and the submit button of the checkout; on a phone they stick to the bottom of the page. */
export function CompleteOrder({ checkout: { pending, failure, unsure }, total }: CompleteOrderProps) {
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
        {unsure !== null && (
          <p className={styles.unsure}>
            <InfoIcon size="1.25em" />
            <span>{UNSURE[unsure]}</span>
          </p>
        )}
      </div>
      <div className={styles.bar}>
        <p className={styles.total}>
          <span className={styles.label}>Total</span>
          <strong className="price">{formatPrice(total)}</strong>
        </p>
        <Button
          type="submit"
          form={CHECKOUT_FORM}
          size="lg"
          wide
          pending={pending}
          aria-describedby={reasons}
          // The second click of a double click on the control that led here, such as Checkout, must not order.
          onClick={(event) => { if (event.detail > 1) event.preventDefault(); }}
        >
          Complete Order
        </Button>
      </div>
    </div>
  );
}
