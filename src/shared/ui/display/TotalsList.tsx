import { formatPrice } from '../../../domain/number/money';
import { type Quote, partsOf } from '../../../domain/order/quote';
import styles from './TotalsList.module.css';

/** Subtotal, tax, delivery fee and total as a list. */
export function TotalsList({ totals }: { totals: Quote }) {
  return (
    <dl className={styles.totals}>
      {partsOf(totals).map(({ kind, label, amount }) => (
        <div key={kind} className={styles.row}>
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
