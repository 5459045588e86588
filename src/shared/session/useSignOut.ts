import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useDropKeptForms } from '../forms/useKeptForm';
import { useNotify } from '../notifications/notificationsSlice';
import { useSignOutMutation } from './sessionApi';
import { selectToken, signedOut } from './sessionSlice';

/**
 * Signs out at once, whether or not the backend answers, and says so (specification, section 4).
 * Where people end up is the guards' business.
 */
export function useSignOut(): () => void {
  const dispatch = useDispatch();
  const notify = useNotify();
  const token = useSelector(selectToken);
  const { key } = useLocation();
  const [endSession] = useSignOutMutation();
  const dropKeptForms = useDropKeptForms();
  return () => {
    if (token !== null) void endSession(token);
    dropKeptForms();
    dispatch(signedOut(key));
    notify.success('Logged out successfully');
  };
}
