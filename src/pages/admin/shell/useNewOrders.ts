import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { groupDigits } from '../../../domain/number/digits';
import { shortOrderId } from '../../../domain/order/order';
import { ordersSeen, selectNewOrders } from '../../../shared/api/newOrdersSlice';
import { playOrderSound } from '../../../shared/back-office/orderSound';
import { type NoticeLink, useNotify } from '../../../shared/notifications/notificationsSlice';
import { dashboardOrderPath, routes } from '../../../shared/utils/paths';

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => { document.removeEventListener('visibilitychange', listener); };
}

/**
 * Announces new orders anywhere in the back office: a toast that opens them, a sound, and the installed app's badge. The list
 * of orders announces them itself, so while it is visible nothing is counted.
 * @param pathname the path of the screen
 * @returns the number of orders that the administrator has not seen
 */
export function useNewOrders(pathname: string): number {
  const ids = useSelector(selectNewOrders);
  const visible = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
  const seen = visible && pathname.startsWith(routes.dashboardOrders);
  const notify = useNotify();
  const dispatch = useDispatch();

  const told = useRef(0);
  const message = useRef<string>(null);
  const announce = (next: string, link: NoticeLink) => {
    // The new number takes the place of the one before.
    if (message.current !== null) notify.dismiss(message.current);
    message.current = next;
    notify.link(next, link);
  };
  const tell = useEffectEvent(() => {
    const latest = ids.at(-1);
    if (latest !== undefined && ids.length > told.current) {
      playOrderSound();
      if (seen) dispatch(ordersSeen());
      else if (ids.length === 1) announce(`New order ${shortOrderId(latest)}`, { to: dashboardOrderPath(latest), label: 'Open' });
      else announce(`${groupDigits(ids.length)} new orders`, { to: routes.dashboardOrders, label: 'Show' });
    }
    told.current = ids.length;
  });
  useEffect(() => { tell(); }, [ids]);
  useEffect(() => {
    if (seen) dispatch(ordersSeen());
  }, [seen, dispatch]);

  useEffect(() => {
    // Only installed apps have a badge, and only in some browsers.
    if ('setAppBadge' in navigator) void navigator.setAppBadge(ids.length).catch(() => undefined);
  }, [ids.length]);
  return ids.length;
}
