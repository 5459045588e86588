import { useEffect, useEffectEvent, useRef } from 'react';
import { useSelector } from 'react-redux';
import { type Location, useLocation } from 'react-router-dom';
import { groupDigits } from '../../../domain/number/digits';
import { shortOrderId } from '../../../domain/order/order';
import { PENDING } from '../../../domain/order/orderStatus';
import { selectNewOrders } from '../../../shared/api/newOrdersSlice';
import { playOrderSound } from '../../../shared/back-office/orderSound';
import { usePageVisible } from '../../../shared/hooks/usePageVisible';
import { type ToastLink, useNotify } from '../../../shared/notifications/notificationsSlice';
import { useShop } from '../../../shared/shop/shopApi';
import { tryFeature } from '../../../shared/utils/tryFeature';
import { dashboardOrderPath, routes } from '../../../shared/utils/paths';

/** Whether a screen offers the new orders itself: the first page of the list, in its own order, of all or of the pending ones. */
function offersNewOrders({ pathname, search }: Location): boolean {
  const params = new URLSearchParams(search);
  params.delete('size');
  return pathname.startsWith(routes.dashboardOrders) && ['', `status=${PENDING}`].includes(params.toString());
}

/**
 * Announces orders that arrive while the back office is open: a toast that opens them, unless the screen offers them itself, a
 * sound in one of the tabs, and the installed app's badge.
 */
export function NewOrders() {
  const ids = useSelector(selectNewOrders);
  const location = useLocation();
  // Orders for later come first in the list, and can fill its page.
  const { laterDays } = useShop();
  const listed = usePageVisible() && laterDays === 0 && offersNewOrders(location);
  const notify = useNotify();

  // Those of before a reload, or of a visit to the store, are counted and not announced again.
  const announced = useRef(new Set(ids));
  const message = useRef<string>(null);
  const announce = (next: string, link: ToastLink) => {
    // The new number takes the place of the one before.
    if (message.current !== null) notify.dismiss(message.current);
    message.current = next;
    notify.link(next, link);
  };
  const announceNew = useEffectEvent(() => {
    const latest = ids.findLast((id) => !announced.current.has(id));
    if (latest === undefined) return;
    announced.current = new Set(ids);
    void playOrderSound(latest);
    if (listed) return;
    if (ids.length === 1) announce(`New order ${shortOrderId(latest)}`, { to: dashboardOrderPath(latest), label: 'Open' });
    else announce(`${groupDigits(ids.length)} new orders`, { to: routes.dashboardOrders, label: 'Show' });
  });
  useEffect(() => { announceNew(); }, [ids]);

  useEffect(() => {
    // Only installed apps have a badge, and only in some browsers.
    void tryFeature(() => navigator.setAppBadge(ids.length));
  }, [ids.length]);
  useEffect(() => () => { void tryFeature(() => navigator.clearAppBadge()); }, []);
  return null;
}
