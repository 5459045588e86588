import { formatPrice } from '../../../domain/number/money';
import { type Totals, totalParts } from '../../../domain/order/quote';
import styles from './TotalsList.module.css';

/** Subtotal, tax, delivery fee and total as a list. */
export function TotalsList({ totals }: { totals: Totals }) {
  return (
    <dl className={styles.totals}>
      {totalParts(totals).map(([label, amount]) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          <dd className="price">{formatPrice(amount)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>Total</dt>
        <dd className="price">{formatPrice(totals.total)}</dd>
      </div>
    </dl>
  );
}
