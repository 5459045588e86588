import { useMay } from '../../session/SessionProvider';
import { useShop } from '../../shop/shopApi';
import { lazyPart } from '../../ui';
import type { SoldOutProps } from './SoldOutAction';

const SoldOutAction = lazyPart(async () => (await import(/* webpackChunkName: "hours" */ './SoldOutAction')).SoldOutAction);
const SoldOutUntil = lazyPart(async () => (await import(/* webpackChunkName: "hours" */ './SoldOutAction')).SoldOutUntil);

/** Sells a dish out until tomorrow, or offers it again. Only in a shop with a time zone, which a new one has not. */
export function SoldOutButton(props: SoldOutProps) {
  const { timeZone } = useShop();
  const may = useMay();
  return timeZone !== '' && may('sold-out') && <SoldOutAction {...props} />;
}

/** Until when a dish is sold out; nothing unless it is. */
export function SoldOutNote({ food }: Pick<SoldOutProps, 'food'>) {
  return food.soldOutUntil !== undefined && <SoldOutUntil food={food} />;
}
