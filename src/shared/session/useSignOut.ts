import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useDiscardDrafts } from '../forms/useFormDraft';
import { useNotify } from '../notifications/notificationsSlice';
import { useSignOutMutation } from './sessionApi';
import { selectToken, signedOut } from '../session-store/sessionSlice';

/**
 * Returns a function that signs out immediately, whether or not the backend responds, and shows a message
 * (docs/behaviour.md, section 4). The route guards decide which screen follows.
 * @param hasEnded whether the session will have ended by then
 */
export function useSignOut(hasEnded = false): () => void {
  const dispatch = useDispatch();
  const notify = useNotify();
  const token = useSelector(selectToken);
  const { key } = useLocation();
  const [endSession] = useSignOutMutation();
  const discardDrafts = useDiscardDrafts();
  return () => {
    if (token !== null && !hasEnded) void endSession(token);
    discardDrafts();
    dispatch(signedOut(key));
    notify.success('Logged out successfully');
  };
}
