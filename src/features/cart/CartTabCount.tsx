import { useSelector } from 'react-redux';
import { CountBadge } from '../../shared/ui';
import { selectCartCount } from './cartSlice';

/** How many pieces the cart holds, on the icon of its tab; stands in a positioned wrapper. */
export function CartTabCount() {
  const count = useSelector(selectCartCount);
  return <CountBadge count={count} label={count === 1 ? '1 item in your cart' : `${String(count)} items in your cart`} />;
}
