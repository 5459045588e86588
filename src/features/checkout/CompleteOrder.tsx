import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { CartLine } from '../../domain/cart';
import { formatPrice } from '../../domain/money';
import { routes } from '../../shared/routes';
import { AlertIcon, Button, InfoIcon } from '../../shared/ui';
import styles from './CompleteOrder.module.css';
import { CHECKOUT_FORM } from './DeliveryForm';
import type { Checkout } from './useCheckout';

/** What is true while nobody knows whether the last try arrived. */
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
  lines: readonly CartLine[];
  /** In dollars. */
  total: number;
}

/** The one press that places the order; on a phone it stays within the thumb's reach, with what it will cost. */
export function CompleteOrder({ checkout: { pending, failure, unsure }, lines, total }: CompleteOrderProps) {
  const doubt = unsure(lines);
  const reasons = useId();
  const told = useRef<HTMLDivElement>(null);
  // The button may have been pressed anywhere on the page.
  useEffect(() => {
    if (failure !== null) told.current?.scrollIntoView({ block: 'center' });
  }, [failure]);
  return (
    <div className={styles.order}>
      {/* Stands there before it says anything, because a screen reader announces only what comes into a region it knows. */}
      <div ref={told} id={reasons} className={styles.reasons} role="status">
        {failure !== null && (
          <p className={styles.failure}>
            <AlertIcon size="1.25em" />
            {/* The shop's own messages end without a full stop. */}
            <span>{`${failure.replace(/\.?$/, '.')} Your cart and what you typed are kept.`}</span>
          </p>
        )}
        {doubt !== null && (
          <p className={styles.unsure}>
            <InfoIcon size="1.25em" />
            <span>{UNSURE[doubt]}</span>
          </p>
        )}
      </div>
      <div className={styles.bar}>
        <p className={styles.total}>
          <span className={styles.label}>Total</span>
          <strong className="price">{formatPrice(total)}</strong>
        </p>
        <Button type="submit" form={CHECKOUT_FORM} size="lg" wide pending={pending} aria-describedby={reasons}>
          Complete Order
        </Button>
      </div>
    </div>
  );
}
