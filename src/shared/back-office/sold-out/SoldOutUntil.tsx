import { type Food, isSoldOutAt } from '../../../domain/food/food';
import { shopTime } from '../../../domain/shop/shopTime';
import { useShop } from '../../shop/shopApi';
import { useServerTime } from '../../shop/useServerTime';

/** Until when a dish is sold out; nothing unless it is. */
export function SoldOutUntil({ food: { soldOutUntil = '' } }: { food: Pick<Food, 'soldOutUntil'> }) {
  const { timeZone } = useShop();
  const until = useServerTime((now) => (isSoldOutAt({ soldOutUntil }, now) ? shopTime(soldOutUntil, timeZone, now) : null));
  return until !== null && <small style={{ display: 'block' }}>{`Sold out until: ${until}`}</small>;
}
