import { Timeline } from 'antd';
import { formatMoment } from '../../../domain/date/dates';
import type { Order } from '../../../domain/order/order';
import { statusOf } from '../../../domain/order/orderStatus';
import styles from './OrderDrawer.module.css';

/** The history of an order's status: who changed it and when, since it was placed. */
export function StatusTrail({ order }: { order: Order }) {
  const steps = [
    { what: 'Placed', at: order.date, by: order.customerName },
    ...order.statusChanges.map(({ status, at, by }) => ({ what: statusOf(status).label, at, by })),
  ];
  return (
    <section className={styles.trail} aria-labelledby="status-trail">
      <h2 id="status-trail">Status</h2>
      <Timeline
        items={steps.map(({ what, at, by }) => ({
          content: (
            <>
              <strong>{what}</strong>
              {by !== '' && <span>{` by ${by}`}</span>}
              <br />
              <time dateTime={at} data-figures>{formatMoment(at)}</time>
            </>
          ),
        }))}
      />
    </section>
  );
}
