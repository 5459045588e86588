import { FullscreenExitOutlined, FullscreenOutlined, UndoOutlined } from '@ant-design/icons';
import { Button, Empty, Flex } from 'antd';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { groupDigits } from '../../../domain/number/digits';
import { shortOrderId } from '../../../domain/order/order';
import { COMPLETED, PENDING } from '../../../domain/order/orderStatus';
import { messageOf } from '../../../shared/api/apiError';
import { REFETCH_OPTIONS } from '../../../shared/back-office/live-rows/refetchOptions';
import { shortcutKey } from '../../../shared/back-office/hooks/shortcutKey';
import { HeadingRow } from '../../../shared/back-office/HeadingRow';
import { LoadingLines } from '../../../shared/back-office/LoadingLines';
import { ErrorState } from '../../../shared/ui';
import { ignoreRepeatClicksById } from '../../../shared/utils/ignoreRepeatClicks';
import { tryFeature } from '../../../shared/utils/tryFeature';
import { type OrderListQuery, useGetOrdersQuery } from '../adminOrdersApi';
import { OrderSoundSwitch } from '../OrderSoundSwitch';
import { useSetStatus } from '../OrderStatusProvider';
import { useSeenOrders } from '../useSeenOrders';
import styles from './Kitchen.module.css';
import { KitchenTicket } from './KitchenTicket';

/** The tickets of the board; further orders follow when these are completed. */
const TICKETS = 50;
const QUERY: OrderListQuery = { page: 1, size: TICKETS, sort: 'date', order: 'asc', search: '', status: PENDING };
/** The keys of the first tickets. */
const KEYS = '123456789';
/** The tickets move up when one is completed: a second key within this time would complete another order than the one meant. In ms. */
const KEY_PAUSE_MS = 500;

/**
 * The kitchen display (docs/behaviour.md, section 2, Admin kitchen): the pending orders as tickets, the oldest first. A ticket
 * is completed with its button, or with its key while the focus is on the board.
 * @param heading the page's heading
 */
export function KitchenBoard({ heading }: { heading: ReactNode }) {
  const { data, error, isFetching, refetch } = useGetOrdersQuery(QUERY, REFETCH_OPTIONS);
  useSeenOrders(data?.items);
  const setStatus = useSetStatus();
  const [completed, setCompleted] = useState<string>();
  const board = useRef<HTMLElement>(null);
  const completedAt = useRef(-KEY_PAUSE_MS);
  const full = useFullScreen();
  useScreenAwake();
  // A completed order is still in the answer until the refetch.
  const orders = data?.items.filter(({ status }) => status === PENDING);
  // Its completion may have been undone elsewhere.
  const last = orders?.some(({ id }) => id === completed) ? undefined : completed;
  // The next ticket moves under the pointer.
  const [firstClick] = useState(ignoreRepeatClicksById);

  const complete = useCallback((id: string) => {
    setStatus({ ids: [id], status: COMPLETED }, () => { setCompleted((now) => (now === id ? undefined : now)); });
    setCompleted(id);
    // The button that was pressed is gone.
    board.current?.focus();
  }, [setStatus]);
  const onComplete = useCallback((id: string, click: Pick<UIEvent, 'detail' | 'timeStamp'>) => {
    firstClick(id, () => { complete(id); })(click);
  }, [firstClick, complete]);
  const bringBack = () => {
    if (last === undefined) return;
    // After a refusal it can be pressed again, unless another ticket was completed since.
    setStatus({ ids: [last], status: PENDING }, () => { setCompleted((now) => now ?? last); });
    setCompleted(undefined);
    board.current?.focus();
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { repeat, ctrlKey, metaKey, altKey, timeStamp } = event;
    const key = shortcutKey(event);
    if (repeat || ctrlKey || metaKey || altKey) return;
    if (key === 'Backspace') bringBack();
    const order = KEYS.includes(key) ? orders?.[Number(key) - 1] : undefined;
    if (!order || timeStamp - completedAt.current < KEY_PAUSE_MS) return;
    completedAt.current = timeStamp;
    complete(order.id);
  });
  useEffect(() => {
    const shown = board.current;
    const listen = (event: KeyboardEvent) => { onKeyDown(event); };
    // The keys work while the focus is on the board (WCAG 2.1.4).
    shown?.focus({ preventScroll: true });
    shown?.addEventListener('keydown', listen);
    return () => { shown?.removeEventListener('keydown', listen); };
  }, []);

  return (
    <section ref={board} className={styles.board} tabIndex={-1} aria-label="Kitchen tickets" aria-describedby="kitchen-keys">
      <HeadingRow>
        {heading}
        <p role="status" className={styles.count}>{data && `${groupDigits(data.total)} pending`}</p>
      </HeadingRow>
      <Flex wrap align="center" gap="medium">
        <OrderSoundSwitch />
        {document.fullscreenEnabled && (
          <Button size="large" icon={full ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />} onClick={toggleFullScreen}>
            {full ? 'Exit full screen' : 'Full screen'}
          </Button>
        )}
        <Button size="large" className={styles.back ?? ''} icon={<UndoOutlined aria-hidden />} aria-keyshortcuts="Backspace" disabled={last === undefined} onClick={bringBack}>
          {last === undefined ? 'Bring back' : `Bring back #${shortOrderId(last)}`}
        </Button>
      </Flex>
      <p id="kitchen-keys" className={styles.keys}>Keys 1 to 9 complete a ticket, Backspace brings the last one back, once.</p>
      {!orders && error && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} pending={isFetching} />}
      {!orders && !error && <LoadingLines count={6} />}
      {orders?.length === 0 && <Empty description="No pending orders" />}
      {orders && orders.length > 0 && (
        <ol className={styles.tickets}>
          {orders.map((order, place) => (
            <li key={order.id}>
              <KitchenTicket order={order} shortcut={KEYS[place] ?? null} onComplete={onComplete} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function onFullScreenChange(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => { document.removeEventListener('fullscreenchange', onChange); };
}
const isFull = () => Boolean(document.fullscreenElement);

/** Whether the page is in full screen. It leaves it when the component unmounts. */
function useFullScreen(): boolean {
  useEffect(() => () => {
    if (isFull()) void tryFeature(() => document.exitFullscreen());
  }, []);
  return useSyncExternalStore(onFullScreenChange, isFull);
}

function toggleFullScreen() {
  // The page and not an element of it, which would not contain the toasts and dialogs. The browser refuses without a press of
  // the user.
  void tryFeature(() => (isFull() ? document.exitFullscreen() : document.documentElement.requestFullscreen()));
}

/** Keeps the screen awake while the component is mounted and the page is visible, in browsers with the Screen Wake Lock API. */
function useScreenAwake() {
  useEffect(() => {
    let lock: Promise<WakeLockSentinel | undefined> | undefined;
    // The browser releases the lock when the page is hidden, and refuses it when the battery is low.
    const request = () => {
      if (document.visibilityState === 'visible') lock = tryFeature(() => navigator.wakeLock.request('screen'));
    };
    request();
    document.addEventListener('visibilitychange', request);
    return () => {
      document.removeEventListener('visibilitychange', request);
      void tryFeature(async () => (await lock)?.release());
    };
  }, []);
}
