import { useDispatch } from 'react-redux';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { lineRemoved } from './cartSlice';

/**
 * Returns a function that removes a line and shows a message (docs/behaviour.md, section 8). The clicked button disappears,
 * so the focus moves to `heir`, else to the page heading.
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
