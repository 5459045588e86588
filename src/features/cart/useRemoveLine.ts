import { useDispatch } from 'react-redux';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { lineRemoved } from './cartSlice';

/** Takes a line out of the cart and says so (specification, section 8). */
export function useRemoveLine(): (lineId: string) => void {
  const dispatch = useDispatch();
  const notify = useNotify();
  return (lineId) => {
    dispatch(lineRemoved(lineId));
    notify.success('Item removed from cart');
  };
}
