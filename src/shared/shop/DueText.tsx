import { shopTime } from '../../domain/shop/shopTime';
import { useShop } from './shopApi';
import { useServerTime } from './useServerTime';

/** When an order for later is due, such as `Tomorrow, 12:00 PM`, by the clock of the shop. @param at in ISO 8601 */
export function DueText({ at }: { at: string }) {
  const { timeZone } = useShop();
  const text = useServerTime((now) => shopTime(at, timeZone, now));
  return <time dateTime={at}>{text}</time>;
}
