import { useSelector } from 'react-redux';
import { DELIVERY_ESTIMATE } from '../../domain/order';
import { ClockIcon, TotalsList } from '../../shared/ui';
import styles from './CartSummary.module.css';
import { selectCartTotals } from './cartSlice';

/** What the cart costs and when it would be there (specification, section 9). */
export function CartSummary() {
  const totals = useSelector(selectCartTotals);
  return (
    <div className={styles.summary}>
      <TotalsList totals={totals} />
      <p className={styles.estimate}>
        <ClockIcon size="1.25em" />
        Delivered in {DELIVERY_ESTIMATE}
      </p>
    </div>
  );
}
