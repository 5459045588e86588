import type { ReactNode } from 'react';
import { formatDate, formatTime } from '../../domain/date/dates';
import { formatPrice } from '../../domain/number/money';
import { describeLine } from '../../domain/order/line';
import { describeCancellation } from '../../domain/order/cancelling';
import { type Order, shortOrderId } from '../../domain/order/order';
import { ChevronDownIcon, FoodPicture, Panel, PhoneIcon, PinIcon, StatusTag, UserIcon } from '../../shared/ui';
import { classNames } from '../../shared/utils/classNames';
import { CancelOrder } from './CancelOrder';
import styles from './OrderCard.module.css';
import { ExpectedDelivery, OrderLines } from './OrderLines';

/** Returns the food names, such as `Margherita Pizza, 2 × Citrus Cooler`. */
function namesOf({ items }: Order): string {
  return items.map((item) => (item.quantity > 1 ? `${String(item.quantity)}\u00a0×\u00a0${describeLine(item)}` : describeLine(item))).join(', ');
}

/** One order of the history (docs/behaviour.md, section 2, /user/orders), in the current or the older shape. */
export function OrderCard({ order, action }: { order: Order; action: ReactNode }) {
  const id = shortOrderId(order.id);
  return (
    <Panel className={styles.card} aria-label={`Order ${id}`}>
      <header className={styles.header}>
        <FoodPicture src={order.items[0]?.foodImage ?? ''} category="" shape="square" className={styles.picture} />
        <div className={styles.title}>
          <h2 className={styles.names}>{namesOf(order)}</h2>
          <p className={styles.when}>
            <span className={styles.id}>{`#${id}`}</span>
            <time dateTime={order.date}>
              {`${formatDate(order.date)} · ${formatTime(order.date)}`}
            </time>
            <ExpectedDelivery order={order} />
            {order.cancellation && <span>{describeCancellation(order.cancellation, true)}</span>}
          </p>
        </div>
        <div className={styles.state}>
          <span className={styles.price} data-figures>
            {formatPrice(order.total)}
          </span>
          <StatusTag status={order.status} />
        </div>
      </header>
      <ul className={styles.delivery}>
        {([[UserIcon, order.customerName], [PinIcon, order.deliveryAddress], [PhoneIcon, order.contactPhone]] as const).map(([Icon, text], place) => (
          <li key={place}>
            <Icon />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <div className={styles.end}>
        <details className={styles.more}>
          <summary className={classNames(styles.summary, 'no-print')}>
            Details
            <span className="visually-hidden">{` of order ${id}`}</span>
            <ChevronDownIcon size="1.125rem" />
          </summary>
          <OrderLines order={order} />
        </details>
        <div className={classNames(styles.action, 'no-print')}><CancelOrder order={order} />{action}</div>
      </div>
    </Panel>
  );
}
