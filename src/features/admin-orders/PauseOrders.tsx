import { Flex } from 'antd';
import { useShop } from '../../shared/shop/shopApi';
import { lazyPart } from '../../shared/ui';

const PauseButton = lazyPart(async () => (await import(/* webpackChunkName: "hours" */ './PauseButton')).PauseButton);

/** Pauses orders for now, and takes them again. Only in a shop with a time zone, which a new one has not. @param size of the control */
export function PauseOrders({ size = 'middle' }: { size?: 'large' | 'middle' }) {
  const { timeZone } = useShop();
  // As large before the control is loaded as with it.
  return timeZone !== '' && <Flex wrap align="center" gap="small" style={{ minWidth: '12rem', minHeight: size === 'large' ? '2.5rem' : '2rem' }}><PauseButton size={size} /></Flex>;
}
