import { useSelector } from 'react-redux';
import { DELIVERY_ESTIMATE } from '../../domain/order/deliveryEstimate';
import { ClockIcon, PinIcon, TotalsList } from '../../shared/ui';
import styles from './CartSummary.module.css';
import { selectCartTotals } from './cartSlice';

/** The totals, the delivery estimate and the tracking hint (docs/behaviour.md, section 2, /user/cart). */
export function CartSummary() {
  const totals = useSelector(selectCartTotals);
  return (
    <div className={styles.summary}>
      <TotalsList totals={totals} />
      <ul className={styles.hints}>
        <li>
          <ClockIcon size="1.25em" />
          <span>Delivered in {DELIVERY_ESTIMATE}</span>
        </li>
        <li>
          <PinIcon size="1.25em" />
          <span>Track your order under My Orders</span>
        </li>
      </ul>
    </div>
  );
}
