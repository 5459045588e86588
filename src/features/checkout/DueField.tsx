import { shopTime } from '../../domain/shop/shopTime';
import { useShop } from '../../shared/shop/shopApi';
import { useServerTime } from '../../shared/shop/useServerTime';
import { Select } from '../../shared/ui';
import { useGetSlotsQuery } from './checkoutApi';

/** How often the slots are read again, in ms: with the time fewer are on offer. */
const POLL_MS = 60_000;

interface DueFieldProps {
  /** The chosen slot, as an instant; empty for an order for now. */
  value: string;
  onChange: (dueAt: string) => void;
  error: string | undefined;
}

/** When the order is to come: now, or in a free slot. Only of a shop that takes orders for later. */
export function DueField({ value, onChange, error }: DueFieldProps) {
  const { closed, timeZone } = useShop();
  const { data: slots } = useGetSlotsQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true, pollingInterval: POLL_MS });
  // In whole minutes, so that the field is not rendered more often.
  const now = useServerTime((time) => Math.floor(time / 60_000) * 60_000);
  const missing = slots?.length === 0 ? 'No time is free' : 'Please choose a time';
  return (
    <Select label="When" name="dueAt" value={value} onChange={({ target }) => { onChange(target.value); }} error={error}>
      <option value="">{closed ? missing : 'As soon as possible'}</option>
      {value !== '' && slots?.includes(value) !== true && <option value={value}>{shopTime(value, timeZone, now)}</option>}
      {slots?.map((slot) => <option key={slot} value={slot}>{shopTime(slot, timeZone, now)}</option>)}
    </Select>
  );
}
