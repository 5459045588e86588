import { Descriptions } from 'antd';
import type { ReactNode } from 'react';
import { formatMoment } from '../../../domain/date/dates';
import { describeOption } from '../../../domain/food/options';
import { describeCancellation } from '../../../domain/order/cancelling';
import { formatPrice } from '../../../domain/number/money';
import { type Order, paymentLabel, shortOrderId } from '../../../domain/order/order';
import { lineTotal, partsOf } from '../../../domain/order/quote';
import { DueTime } from '../../../shared/shop/DueTime';
import { useShop } from '../../../shared/shop/shopApi';
import { StatusTag } from '../../../shared/ui';
import styles from './Receipt.module.css';

/** Labels in a column of fixed width; line breaks as the customer typed them. */
const FACT_STYLES = { label: { width: '7rem' }, content: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } } as const;

/** All data of an order. Printing the page while it is shown prints only this. */
export function Receipt({ order }: { order: Order }) {
  const shop = useShop();
  const facts: [string, ReactNode][] = [
    ['Order ID', shortOrderId(order.id)],
    ['Due', order.dueAt === undefined ? '' : <DueTime key="due" at={order.dueAt} dated />],
    ['Customer', order.customerName],
    ['Contact', order.contactPhone],
    ['Address', order.deliveryAddress],
    ['Payment', paymentLabel(order.paymentMethod)],
    ['Without', order.without?.join(', ') ?? ''],
    ['Instructions', order.specialInstructions],
    ['Cancelled', order.cancellation ? describeCancellation(order.cancellation) : ''],
  ];
  const items = facts.filter(([, fact]) => fact !== '').map(([label, children]) => ({ key: label, label, children }));
  return (
    <article className={styles.receipt} data-printed aria-label="Receipt">
      <p className={styles.shop}>{shop.name}</p>
      {shop.address !== '' && <p className={styles.address}>{shop.address}</p>}
      <p className={styles.head}>
        <time dateTime={order.date}>{formatMoment(order.date)}</time>
        <StatusTag status={order.status} />
      </p>
      <Descriptions size="small" column={1} colon={false} items={items} styles={FACT_STYLES} />
      <Lines order={order} />
    </article>
  );
}

function Lines({ order }: { order: Order }) {
  return (
    <table className={styles.lines}>
      <caption className="visually-hidden">What was ordered</caption>
      <thead>
        <tr><th scope="col">Item</th><th scope="col">Qty</th><th scope="col">Price</th><th scope="col">Amount</th></tr>
      </thead>
      <tbody>
        {order.items.map((item, index) => (
          <tr key={`${item.foodId} ${String(index)}`}>
            <th scope="row">
              <span>{item.foodName}</span>
              {item.options?.map((option) => <span key={option.choiceId} className={styles.option}>{describeOption(option)}</span>)}
            </th>
            <td>{item.quantity}</td>
            <td>{formatPrice(item.price)}</td>
            <td>{formatPrice(lineTotal(item))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {partsOf(order).map(({ kind, label, amount }) => (
          <tr key={kind}><th scope="row" colSpan={3}>{label}</th><td>{formatPrice(amount)}</td></tr>
        ))}
        <tr className={styles.total}><th scope="row" colSpan={3}>Total</th><td>{formatPrice(order.total)}</td></tr>
      </tfoot>
    </table>
  );
}
