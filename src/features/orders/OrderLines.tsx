import type { ReactNode } from 'react';
import { describeOption } from '../../domain/food/options';
import { formatPrice } from '../../domain/number/money';
import { expectedDelivery } from '../../domain/order/deliveryEstimate';
import { type Order, paymentLabel } from '../../domain/order/order';
import { statusOf } from '../../domain/order/orderStatus';
import { lineTotal } from '../../domain/order/quote';
import { FoodPicture, TotalsList } from '../../shared/ui';
import { DueTime } from '../../shared/shop/DueTime';
import { useShop } from '../../shared/shop/shopApi';
import { useServerTime } from '../../shared/shop/useServerTime';
import styles from './OrderLines.module.css';

/** The lines, totals and payment of an order; used by the confirmation and the history. */
export function OrderLines({ order }: { order: Order }) {
  return (
    <div className={styles.details}>
      <ul className={styles.lines}>
        {order.items.map((item, place) => (
          // A food can be in several lines, and older orders have no food ids.
          <li key={`${item.foodId} ${String(place)}`} className={styles.line}>
            <FoodPicture src={item.foodImage} category="" shape="square" className={styles.picture} />
            <span className={styles.name}>
              <span><span className={styles.quantity}>{`${String(item.quantity)} ×`}</span> <span>{item.foodName}</span></span>
              {item.options && <span className={styles.options}>{item.options.map(describeOption).join(', ')}</span>}
            </span>
            <span className="price">{formatPrice(lineTotal(item))}</span>
          </li>
        ))}
      </ul>
      <TotalsList totals={order} />
      <dl className={styles.remarks}>
        <Fact term="Payment">{paymentLabel(order.paymentMethod)}</Fact>
        {order.without && <Fact term="Without">{order.without.join(', ')}</Fact>}
        {order.specialInstructions !== '' && <Fact term="Special instructions">{order.specialInstructions}</Fact>}
      </dl>
    </div>
  );
}

/** One fact of an order in a `<dl>`. */
export function Fact({ term, className, children }: { term: string; className?: string | undefined; children: ReactNode }) {
  return (
    <div className={className}>
      <dt>{term}</dt>
      <dd data-figures>{children}</dd>
    </div>
  );
}

/** When an open order for now is expected; the text changes with the time. Null a day after it was due, and for an order for later. */
export function useExpectedDelivery({ date, dueAt }: Order): string | null {
  const shop = useShop();
  return useServerTime((now) => (dueAt === undefined ? expectedDelivery(date, now, shop) : null));
}

/** When an order for later is due, and when an open one for now is expected; nothing a day after that. */
export function ExpectedDelivery({ order }: { order: Order }) {
  const expected = useExpectedDelivery(order);
  if (order.cancellation) return null;
  if (order.dueAt !== undefined) return <span>Due <DueTime at={order.dueAt} /></span>;
  return expected !== null && !statusOf(order.status).done && <span>{expected}</span>;
}
