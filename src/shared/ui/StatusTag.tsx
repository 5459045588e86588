import { classNames } from '../lib/classNames';
import { CheckIcon, ClockIcon, InfoIcon } from './icons';
import styles from './StatusTag.module.css';

const KNOWN = {
  pending: { label: 'Pending', Icon: ClockIcon },
  completed: { label: 'Completed', Icon: CheckIcon },
} as const;

const isKnown = (status: string): status is keyof typeof KNOWN => Object.hasOwn(KNOWN, status);

/** An order's status in word, colour and shape. One the shop does not know stands there as it came. */
export function StatusTag({ status }: { status: string }) {
  const { label, Icon } = isKnown(status) ? KNOWN[status] : { label: status, Icon: InfoIcon };
  return (
    <span className={classNames(styles.tag, isKnown(status) && styles[status])}>
      <Icon size="1.1em" />
      {label}
    </span>
  );
}
