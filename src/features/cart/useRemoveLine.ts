import { useDispatch } from 'react-redux';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { lineRemoved } from './cartSlice';

/**
 * Takes a line out of the cart and says so (specification, section 8). The button that was pressed goes with it, so the
 * focus goes to another one, else to the page's heading.
 */
export function useRemoveLine(): (lineId: string, heir?: HTMLElement | null) => void {
  const dispatch = useDispatch();
  const notify = useNotify();
  return (lineId, heir) => {
    (heir ?? document.querySelector('h1'))?.focus({ preventScroll: true });
    dispatch(lineRemoved(lineId));
    notify.success('Item removed from cart');
  };
}
