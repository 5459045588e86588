import { PauseCircleOutlined, PlayCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { sellOut } from '../../../domain/calls/backOfficeCalls';
import { type Food, isSoldOutAt } from '../../../domain/food/food';
import { soldOutChanged } from '../../../domain/inventory/inventory';
import { shopTime } from '../../../domain/shop/shopTime';
import { api, change } from '../../api/api';
import { useShop } from '../../shop/shopApi';
import { useServerTime } from '../../shop/useServerTime';
import { useOutcomeToast } from '../undo/undoChange';

const { useSellOutMutation } = api.injectEndpoints({
  endpoints: () => ({
    sellOut: change(sellOut, { request: ({ id, soldOut }: { id: string; soldOut: boolean }) => ({ params: { id }, body: { soldOut } }) }),
  }),
});

export interface SoldOutProps {
  food: Pick<Food, 'id' | 'name' | 'soldOutUntil'>;
  size?: 'small' | 'large';
}

/** Sells a dish out until tomorrow, or offers it again. */
export function SoldOutAction({ food: { id, name, soldOutUntil = '' }, size = 'small' }: SoldOutProps) {
  const [sell, { isLoading }] = useSellOutMutation();
  const { timeZone } = useShop();
  const showOutcome = useOutcomeToast();
  const until = useServerTime((now) => (isSoldOutAt({ soldOutUntil }, now) ? shopTime(soldOutUntil, timeZone, now) : null));
  const soldOut = until !== null;
  const action = soldOut ? 'On offer again' : 'Sold out until tomorrow';
  return (
    <Button
      size={size}
      style={{ flexShrink: 0 }}
      icon={soldOut ? <PlayCircleOutlined aria-hidden /> : <PauseCircleOutlined aria-hidden />}
      loading={isLoading}
      aria-label={`${action}: ${name}`}
      title={soldOut ? `${action}. Sold out until: ${until}` : action}
      onClick={() => void showOutcome(sell({ id, soldOut: !soldOut }), soldOutChanged(name, !soldOut))}
    />
  );
}

/** Until when a dish is sold out; nothing unless it is. */
export function SoldOutUntil({ food: { soldOutUntil = '' } }: { food: Pick<Food, 'soldOutUntil'> }) {
  const { timeZone } = useShop();
  const until = useServerTime((now) => (isSoldOutAt({ soldOutUntil }, now) ? shopTime(soldOutUntil, timeZone, now) : null));
  return until !== null && <small style={{ display: 'block' }}>{`Sold out until: ${until}`}</small>;
}
