import { useShop } from '../../shared/shop/shopApi';
import { lazyPart } from '../../shared/ui';

const PauseButton = lazyPart(async () => (await import(/* webpackChunkName: "hours" */ './PauseButton')).PauseButton);

/** Pauses orders for now, and takes them again. Only in a shop with a time zone, which a new one has not. */
export function PauseOrders() {
  const { timeZone } = useShop();
  return timeZone !== '' && <PauseButton />;
}
