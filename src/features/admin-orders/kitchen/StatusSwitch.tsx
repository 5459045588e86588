import { Segmented } from 'antd';
import { groupDigits } from '../../../domain/number/digits';
import { type KnownStatus, PENDING, PREPARING, statusOf } from '../../../domain/order/orderStatus';
import type { OrderList } from '../adminOrdersApi';

interface StatusSwitchProps {
  value: KnownStatus;
  /** How many orders have each status; undefined until it is known. */
  counts: OrderList['counts'] | undefined;
  onChange: (status: KnownStatus) => void;
}

/** Chooses the status of the tickets. In a file of its own, because only a shop with further statuses loads it. */
export function StatusSwitch({ value, counts, onChange }: StatusSwitchProps) {
  const options = ([PENDING, PREPARING] as const).map((status) => ({ value: status, label: `${statusOf(status).label} (${groupDigits(counts?.[status] ?? 0)})` }));
  return <Segmented<KnownStatus> size="large" aria-label="Tickets" value={value} options={options} onChange={onChange} />;
}
