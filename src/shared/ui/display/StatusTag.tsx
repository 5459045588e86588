import { statusOf } from '../../../domain/order/orderStatus';
import { classNames } from '../../utils/classNames';
import { CheckIcon, CloseIcon, InfoIcon } from '../icons/criticalIcons';
import { ClockIcon } from '../icons/icons';
import styles from './StatusTag.module.css';

const ICONS = { info: InfoIcon, warning: ClockIcon, success: CheckIcon, danger: CloseIcon };

/** An order status as word, colour and icon. An unknown status is shown as its own label. */
export function StatusTag({ status }: { status: string }) {
  const { label, tone } = statusOf(status);
  const Icon = ICONS[tone];
  return (
    <span className={classNames(styles.tag, styles[tone])}>
      <Icon size="1.1em" />
      <span>{label}</span>
    </span>
  );
}
