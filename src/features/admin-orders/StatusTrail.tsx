import { formatMoment } from '../../domain/dates';
import { type Order, statusLabel } from '../../domain/order';
import styles from './StatusTrail.module.css';

/** Who changed an order's status and when, from the day it was placed. */
export function StatusTrail({ order }: { order: Order }) {
  const steps = [
    { what: 'Placed', at: order.date, by: order.customerName },
    ...order.statusChanges.map(({ status, at, by }) => ({ what: statusLabel(status), at, by })),
  ];
  return (
    <section className={styles.section} aria-labelledby="status-trail">
      <h2 id="status-trail" className={styles.title}>Status</h2>
      <ol className={styles.trail}>
        {steps.map(({ what, at, by }, index) => (
          // Steps are only ever added. Two may be the same, under a clock that stands still.
          <li key={index}>
            <strong>{what}</strong>
            {by !== '' && <span>{` by ${by}`}</span>}
            <br />
            <time dateTime={at}>{formatMoment(at)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
