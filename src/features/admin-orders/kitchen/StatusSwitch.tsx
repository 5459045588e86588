import { Segmented } from 'antd';
import { type KnownStatus, PENDING, PREPARING, statusOf } from '../../../domain/order/orderStatus';

const OPTIONS = ([PENDING, PREPARING] as const).map((value) => ({ value, label: statusOf(value).label }));

/** Chooses the status of the tickets. In a file of its own, because only a shop with further statuses loads it. */
export function StatusSwitch({ value, onChange }: { value: KnownStatus; onChange: (status: KnownStatus) => void }) {
  return <Segmented<KnownStatus> size="large" aria-label="Tickets" value={value} options={OPTIONS} onChange={onChange} />;
}
