import { COMPLETED, PENDING, statusLabel } from '../../domain/order';
import { classNames } from '../lib/classNames';
import { CheckIcon, ClockIcon, InfoIcon } from './icons';
import styles from './StatusTag.module.css';

const ICONS = new Map([
  [PENDING, ClockIcon],
  [COMPLETED, CheckIcon],
]);

/** An order's status in word, colour and shape. One the shop does not know stands there as its own label. */
export function StatusTag({ status }: { status: string }) {
  const Icon = ICONS.get(status) ?? InfoIcon;
  return (
    <span className={classNames(styles.tag, ICONS.has(status) && styles[status])}>
      <Icon size="1.1em" />
      {statusLabel(status)}
    </span>
  );
}
