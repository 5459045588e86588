import { FullscreenExitOutlined, FullscreenOutlined, ReloadOutlined, UndoOutlined } from '@ant-design/icons';
import { Button, Empty, Flex } from 'antd';
import { useCallback, useDeferredValue, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { groupDigits } from '../../../domain/number/digits';
import { type Order, shortOrderId } from '../../../domain/order/order';
import { COMPLETED, type KnownStatus, PENDING, PREPARING, nextStatuses, statusOf } from '../../../domain/order/orderStatus';
import { messageOf } from '../../../shared/api/apiError';
import { shortcutKey } from '../../../shared/back-office/hooks/shortcutKey';
import { LoadingLines } from '../../../shared/back-office/LoadingLines';
import { useShop } from '../../../shared/shop/shopApi';
import { ErrorState, PageHeading, lazyPart } from '../../../shared/ui';
import { ignoreRepeatClicksById } from '../../../shared/utils/ignoreRepeatClicks';
import { tryFeature } from '../../../shared/utils/tryFeature';
import { CancelDialog } from '../cancel/CancelOrder';
import { OrderSoundSwitch } from '../OrderSoundSwitch';
import { useSetStatus } from '../OrderStatusProvider';
import { PauseOrders } from '../PauseOrders';
import { useSeenOrders } from '../useSeenOrders';
import styles from './Kitchen.module.css';
import { KitchenTicket } from './KitchenTicket';
import { useBegun, useKitchenOrders } from './useKitchenOrders';

const StatusSwitch = lazyPart(async () => (await import(/* webpackChunkName: "kitchen-statuses" */ './StatusSwitch')).StatusSwitch);

/** The tickets of the board at first, and how many more each press of its button shows, up to the most of one page. */
const TICKETS = 50;
const TICKETS_MAX = 1000;
/** The keys of the first tickets. */
const KEYS = '123456789';
/** The tickets move up when the user completes one: a second key within this time would complete another order than the intended one. In ms. */
const KEY_PAUSE_MS = 500;

/**
 * The kitchen display (docs/behaviour.md, section 2, Admin kitchen): the pending orders as tickets, the oldest first, and those for later
 * below. A ticket is completed with its button, or with its key while the focus is on the board. One that was completed elsewhere keeps its place
 * until the user clears it or updates the board.
 */
export function KitchenBoard() {
  const [size, setSize] = useState(TICKETS);
  const shop = useShop();
  const [status, showStatus] = useState<KnownStatus>(PENDING);
  const [next = COMPLETED] = nextStatuses(status, shop);
  const { data, orders: current, stable, error, isFetching, refetch } = useKitchenOrders(status, size);
  // React renders fifty tickets in slices, between which the user can press.
  const orders = useDeferredValue(current);
  useSeenOrders(orders);
  const [toCook, later] = useBegun(orders, stable.missing);
  // Orders keep the status when the settings switch it off.
  const isPreparing = shop.preparing || status === PREPARING || (data?.counts[PREPARING] ?? 0) > 0;
  const { leave } = stable;
  const changed = stable.missing.length + stable.waiting;
  const setStatus = useSetStatus();
  /** The order that was moved on last, with the status that it had. */
  const [completed, setCompleted] = useState<{ readonly id: string; readonly from: KnownStatus }>();
  const [cancelling, setCancelling] = useState({ id: '', open: false });
  const board = useRef<HTMLElement>(null);
  const completedAt = useRef(-KEY_PAUSE_MS);
  const full = useFullScreen();
  const fullText = full ? 'Exit full screen' : 'Full screen';
  useScreenAwake();
  // Its completion may have been undone elsewhere.
  const last = orders?.some(({ id }) => id === completed?.id) ? undefined : completed;
  // The next ticket moves under the pointer.
  const [firstClick] = useState(ignoreRepeatClicksById);

  // The board is longer than the screen: it would scroll to its start.
  const focusBoard = useCallback(() => { board.current?.focus({ preventScroll: true }); }, []);
  const complete = useCallback((id: string) => {
    const succeeded = setStatus({ ids: [id], status: next });
    leave(id, succeeded);
    setCompleted({ id, from: status });
    void succeeded.then((done) => { if (!done) setCompleted((now) => (now?.id === id ? undefined : now)); });
    // The button that was pressed is gone.
    focusBoard();
  }, [setStatus, leave, status, next, focusBoard]);
  const clear = useCallback((id: string) => {
    leave(id, Promise.resolve(true));
    focusBoard();
  }, [leave, focusBoard]);
  const onComplete = useCallback((id: string, click: Pick<UIEvent, 'detail' | 'timeStamp'>) => {
    firstClick(id, () => { complete(id); })(click);
  }, [firstClick, complete]);
  const onCancel = useCallback((id: string) => { setCancelling({ id, open: true }); }, []);
  const bringBack = () => {
    if (last === undefined) return;
    void setStatus({ ids: [last.id], status: last.from }).then((done) => {
      if (done) stable.refresh();
      // After a refusal it can be pressed again, unless another ticket was completed since.
      else setCompleted((now) => now ?? last);
    });
    setCompleted(undefined);
    stable.refresh();
    focusBoard();
  };
  const update = () => {
    stable.showAll();
    // The button is disabled now and would drop the focus, and with it the keys.
    focusBoard();
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { repeat, ctrlKey, metaKey, altKey, timeStamp } = event;
    const key = shortcutKey(event);
    if (repeat || ctrlKey || metaKey || altKey) return;
    if (key === 'Backspace') bringBack();
    const order = KEYS.includes(key) ? toCook[Number(key) - 1] : undefined;
    if (!order || timeStamp - completedAt.current < KEY_PAUSE_MS) return;
    completedAt.current = timeStamp;
    if (stable.missing.includes(order.id)) clear(order.id);
    else complete(order.id);
  });
  useEffect(() => {
    const shown = board.current;
    const listen = (event: KeyboardEvent) => { onKeyDown(event); };
    // The keys work while the focus is on the board (WCAG 2.1.4).
    shown?.focus({ preventScroll: true });
    shown?.addEventListener('keydown', listen);
    return () => { shown?.removeEventListener('keydown', listen); };
  }, []);

  const ticket = (order: Order, shortcut: string | null) => (
    <li key={order.id}>
      <KitchenTicket order={order} status={status} shortcut={shortcut} later={later.includes(order)} completedElsewhere={stable.missing.includes(order.id)} onComplete={onComplete} onClear={clear} onCancel={onCancel} />
    </li>
  );
  return (
    <section ref={board} className={styles.board} tabIndex={-1} aria-label="Kitchen tickets" aria-describedby="kitchen-keys">
      <Flex wrap align="center" gap="medium">
        <PageHeading>Kitchen</PageHeading>
        <p role="status" className={styles.count}>{data && countText(data.total, size, status)}</p>
        <OrderSoundSwitch />
        {document.fullscreenEnabled && (
          <Button size="large" icon={full ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />} aria-label={fullText} onClick={toggleFullScreen}>
            <span className={styles.full}>{fullText}</span>
          </Button>
        )}
        <PauseOrders size="large" />
        {isPreparing && <StatusSwitch value={status} counts={data?.counts} onChange={showStatus} />}
        <Button size="large" className={styles.back ?? ''} icon={<UndoOutlined aria-hidden />} aria-keyshortcuts="Backspace" disabled={last === undefined} onClick={bringBack}>
          {last === undefined ? 'Bring back' : `Bring back #${shortOrderId(last.id)}`}
        </Button>
        {/* Always there, so that it moves no ticket when it is needed. */}
        <Button size="large" className={styles.update ?? ''} icon={<ReloadOutlined aria-hidden />} disabled={changed === 0} onClick={update}>
          {changed === 0 ? 'Update board' : `Update board (${groupDigits(changed)})`}
        </Button>
      </Flex>
      <p id="kitchen-keys" className={styles.keys}>{`Keys 1 to 9 ${next === COMPLETED ? 'complete a ticket' : 'move a ticket on'}, Backspace brings the last one back, once.`}</p>
      {!orders && error && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} pending={isFetching} />}
      {!orders && !error && <LoadingLines count={6} />}
      {orders?.length === 0 && <Empty description={`No ${labelOf(status)} orders`} />}
      {toCook.length > 0 && <ol className={styles.tickets}>{toCook.map((order, place) => ticket(order, KEYS[place] ?? null))}</ol>}
      {later.length > 0 && (
        <section className={styles.later} aria-labelledby="kitchen-later">
          <h2 id="kitchen-later">{`Later (${groupDigits(later.length)})`}</h2>
          <ol className={styles.tickets}>{later.map((order) => ticket(order, null))}</ol>
        </section>
      )}
      <CancelDialog
        {...cancelling}
        onClose={() => { setCancelling((now) => ({ ...now, open: false })); }}
        onSent={(succeeded) => { leave(cancelling.id, succeeded); }}
      />
      {data && data.total > size && (
        <Flex wrap align="center" gap="medium">
          <p>{countText(data.total, size, status)}</p>
          {size < TICKETS_MAX && <Button size="large" onClick={() => { setSize(size + TICKETS); }}>{`Show ${TICKETS} more`}</Button>}
        </Flex>
      )}
    </section>
  );
}

/** The label of a status within a sentence. */
const labelOf = (status: string) => statusOf(status).label.toLowerCase();

/** How many orders have the status of the board, and how many of them a ticket. */
function countText(total: number, size: number, status: string): string {
  const all = `${groupDigits(total)} ${labelOf(status)}`;
  return total > size ? `${all}, the oldest ${groupDigits(size)} shown` : all;
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
