import { Button } from 'antd';
import { type Order, shortOrderId } from '../../domain/order';
import styles from './OrderTable.module.css';
import { statusActions, useSetStatus } from './useSetStatus';

/** What an administrator can do with an order's status: Complete or Re-open (specification, section 2). */
export function StatusButtons({ order, size = 'middle' }: { order: Order; size?: 'small' | 'middle' }) {
  const setStatus = useSetStatus();
  const actions = statusActions(order.status);
  return (
    <span className={styles.actions}>
      {actions.map(({ status, label }, index) => (
        <Button
          // By its place: the button that has been pressed becomes its opposite and keeps the focus.
          key={index}
          size={size}
          aria-label={`${label} order ${shortOrderId(order.id)}`}
          onClick={() => void setStatus([order.id], status)}
        >
          {label}
        </Button>
      ))}
    </span>
  );
}
