import type { ReactNode } from 'react';
import { COMPLETED, PENDING, statusLabel } from '../../../domain/order/order';
import { classNames } from '../../utils/classNames';
import { CheckIcon, InfoIcon } from '../icons/criticalIcons';
import { ClockIcon } from '../icons/icons';
import styles from './StatusTag.module.css';

const ICONS = new Map<string, ReactNode>([
  [PENDING, <ClockIcon key={PENDING} size="1.1em" />],
  [COMPLETED, <CheckIcon key={COMPLETED} size="1.1em" />],
]);

/** An order status as word, colour and icon. An unknown status is shown as its own label. */
export function StatusTag({ status }: { status: string }) {
  return (
    <span className={classNames(styles.tag, ICONS.has(status) && styles[status])}>
      {ICONS.get(status) ?? <InfoIcon size="1.1em" />}
      <span>{statusLabel(status)}</span>
    </span>
  );
}
