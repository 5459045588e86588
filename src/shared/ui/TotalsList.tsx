import { formatPrice } from '../../domain/money';
import { type Totals, TAX_RATE } from '../../domain/pricing';
import styles from './TotalsList.module.css';

/** Subtotal, tax, delivery fee and total, in columns. An order without tax and fee, as older ones are, is its total. */
export function TotalsList({ totals: { subtotal, tax, deliveryFee, total } }: { totals: Totals }) {
  const parts: [string, number][] =
    tax === 0 && deliveryFee === 0
      ? []
      : [
          ['Subtotal', subtotal],
          [`Tax (${String(TAX_RATE * 100)}%)`, tax],
          ['Delivery fee', deliveryFee],
        ];
  return (
    <dl className={styles.totals}>
      {parts.map(([label, amount]) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          <dd className="price">{formatPrice(amount)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>Total</dt>
        <dd className="price">{formatPrice(total)}</dd>
      </div>
    </dl>
  );
}
