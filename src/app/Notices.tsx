import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Toaster } from '../shared/notifications/Toaster';
import { noticeDismissed, selectNotices } from '../shared/notifications/notificationsSlice';

/** The messages of the whole app, storefront and back office alike. */
export function Notices() {
  const dispatch = useDispatch();
  const notices = useSelector(selectNotices);
  // The same function on every render: a new one would start each message's time again.
  const dismiss = useCallback((id: string) => { dispatch(noticeDismissed(id)); }, [dispatch]);
  return <Toaster notices={notices} onDismiss={dismiss} />;
}
