import { useDispatch, useSelector } from 'react-redux';
import { Toaster } from '../shared/notifications/Toaster';
import { noticeDismissed, selectNotices } from '../shared/notifications/notificationsSlice';

/** The messages of the whole app, storefront and back office alike. */
export function Notices() {
  const dispatch = useDispatch();
  const notices = useSelector(selectNotices);
  return <Toaster notices={notices} onDismiss={(id) => dispatch(noticeDismissed(id))} />;
}
