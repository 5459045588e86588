import { shopTime } from '../../domain/shop/shopTime';
import { useShop } from './shopApi';
import { useServerTime } from './useServerTime';

/**
 * When an order for later is due, such as `Tomorrow, 12:00 PM`, by the clock of the shop.
 * @param at in ISO 8601
 * @param dated for what is printed: with the date of tomorrow
 */
export function DueText({ at, dated }: { at: string; dated?: boolean }) {
  const { timeZone } = useShop();
  const text = useServerTime((now) => shopTime(at, timeZone, now, dated));
  return <time dateTime={at}>{text}</time>;
}
