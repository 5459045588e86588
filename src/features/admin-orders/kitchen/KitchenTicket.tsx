import { PrinterOutlined, StopOutlined } from '@ant-design/icons';
import { Button, Flex, Tag } from 'antd';
import { memo, useRef } from 'react';
import { formatTime } from '../../../domain/date/dates';
import { groupDigits } from '../../../domain/number/digits';
import { describeWithout } from '../../../domain/food/allergens';
import { describeOption } from '../../../domain/food/options';
import type { Estimate } from '../../../domain/order/deliveryEstimate';
import { describeStatus, staffCancelRefusal } from '../../../domain/order/cancelling';
import { type Order, shortOrderId } from '../../../domain/order/order';
import { COMPLETED, type KnownStatus, ORDER_STATUSES, nextStatuses, statusOf } from '../../../domain/order/orderStatus';
import { startsAt } from '../../../domain/order/startsAt';
import { SoldOutButton } from '../../../shared/back-office/sold-out/SoldOut';
import { printRecord } from '../../../shared/back-office/printRecord';
import { DueTime } from '../../../shared/shop/DueTime';
import { useShop } from '../../../shared/shop/shopApi';
import { useServerTime } from '../../../shared/shop/useServerTime';
import { classNames } from '../../../shared/utils/classNames';
import { useGetAnyOrderQuery, useGetOfferQuery } from '../adminOrdersApi';
import styles from './Kitchen.module.css';
import { ticketPage } from './ticketPage';

const HOUR = 60;
const DAY = 24 * HOUR;
const MINUTE_MS = 60_000;

/** An age in minutes, such as `12 min`, `3 h` or `5 d`. */
function ageText(minutes: number): string {
  if (minutes < HOUR) return `${minutes} min`;
  return minutes < DAY ? `${Math.floor(minutes / HOUR)} h` : `${groupDigits(Math.floor(minutes / DAY))} d`;
}

/** How long before it is due an order for later is urgent, in minutes. */
const URGENT = 15;

/** An order for now is due from the earliest and late from the latest minute of its estimate. */
function toneOf({ dueAt }: Order, begun: number, age: number, { estimateFrom, estimateTo }: Estimate): 'success' | 'warning' | 'error' {
  const due = dueAt === undefined ? null : (Date.parse(dueAt) - begun) / MINUTE_MS;
  const [urgent, late] = due === null ? [estimateFrom, estimateTo] : [due - URGENT, due];
  if (age < urgent) return 'success';
  return age < late ? 'warning' : 'error';
}

interface KitchenTicketProps {
  order: Order;
  /** The status of the tickets on the board. */
  status: KnownStatus;
  /** The key of its first button; null from the tenth ticket on. */
  shortcut: string | null;
  /** The kitchen need not begin with it yet. */
  later?: boolean;
  /** Another user has given it another status, or it was deleted. */
  completedElsewhere: boolean;
  onComplete: (id: string, click: Pick<UIEvent, 'detail' | 'timeStamp'>) => void;
  /** Takes a ticket off the board that was completed elsewhere. */
  onClear: (id: string) => void;
  /** Asks why the order is cancelled. */
  onCancel: (id: string) => void;
}

/**
 * An order as the kitchen needs it: its age, foods and instructions. It is printed on a roll of 80 mm. Memoised, because each
 * new order renders the board.
 */
export const KitchenTicket = memo(function KitchenTicket({ order, status, shortcut, later = false, completedElsewhere, onComplete, onClear, onCancel }: KitchenTicketProps) {
  const withKey = (action: string) => (shortcut === null ? action : `${action} (${shortcut})`);
  const id = shortOrderId(order.id);
  const shop = useShop();
  const [next = COMPLETED] = nextStatuses(status, shop);
  const { action } = ORDER_STATUSES[next];
  const begin = startsAt(order, shop);
  // Whole minutes; an order from the future is new.
  const minutes = useServerTime((now) => Math.max(0, Math.floor((now - begin) / MINUTE_MS)));
  const tone = toneOf(order, begin, minutes, shop);
  const ticket = useRef<HTMLElement>(null);
  const print = () => {
    if (ticket.current) printRecord(ticket.current, ticketPage(ticket.current, id));
  };
  return (
    <article ref={ticket} className={styles.ticket} aria-label={`Order ${id}`}>
      <Flex justify="space-between" align="center" gap="small">
        <h2 translate="no">{`#${id}`}</h2>
        {completedElsewhere ? <SettledTag id={order.id} was={status} /> : !later && <Tag color={tone} data-tone={tone} className={styles.age ?? ''}>{ageText(minutes)}</Tag>}
      </Flex>
      {order.dueAt !== undefined && <p className={styles.due}>Due <DueTime at={order.dueAt} dated /></p>}
      <p className={styles.placed}>{`${formatTime(order.date)} · ${order.customerName}`}</p>
      <ul className={styles.dishes}>
        {order.items.map((item, place) => (
          <li key={`${item.foodId} ${String(place)}`}>
            <Flex gap="small" align="start" justify="space-between">
              <p><span className={styles.quantity}>{`${item.quantity} ×`}</span> <span>{item.foodName}</span></p>
              {item.foodId !== '' && <span className="no-print"><DishSoldOut id={item.foodId} name={item.foodName} /></span>}
            </Flex>
            {item.options?.map((option) => <span key={option.choiceId} className={styles.option}>{describeOption(option)}</span>)}
          </li>
        ))}
      </ul>
      {order.without && <p className={styles.without}>{describeWithout(order.without)}</p>}
      {order.specialInstructions !== '' && <p className={styles.instructions}>{order.specialInstructions}</p>}
      <Flex gap="small" className={classNames(styles.buttons, 'no-print')}>
        {completedElsewhere ? (
          <Button size="large" block aria-label={`Clear order ${id}`} aria-keyshortcuts={shortcut ?? undefined} onClick={() => { onClear(order.id); }}>{withKey('Clear')}</Button>
        ) : (
          <Button type="primary" size="large" block aria-label={`${action} order ${id}`} aria-keyshortcuts={shortcut ?? undefined} onClick={(click) => { onComplete(order.id, click); }}>
            {withKey(action)}
          </Button>
        )}
        {!completedElsewhere && staffCancelRefusal(order, shop) === null && (
          <Button size="large" icon={<StopOutlined aria-hidden />} aria-label={`Cancel order ${id}`} onClick={() => { onCancel(order.id); }} />
        )}
        {/* Some browsers in other apps cannot print. */}
        {'print' in window && <Button size="large" icon={<PrinterOutlined aria-hidden />} aria-label={`Print ticket ${id}`} onClick={print} />}
      </Flex>
    </article>
  );
});

/** What has become of an order that left the board elsewhere: a cancelled one need not be cooked. @param was the status of the board */
function SettledTag({ id, was }: { id: string; was: KnownStatus }) {
  const { data } = useGetAnyOrderQuery(id);
  const settled = data && data.status !== was;
  return (
    <Tag className={styles.settled ?? ''} color={settled && data.cancellation ? 'error' : 'default'}>
      {settled ? describeStatus(data) : `No longer ${statusOf(was).label.toLowerCase()}`}
    </Tag>
  );
}

/** Takes a dish off offer until tomorrow, or offers it again: an order does not say whether its dishes are still sold. */
function DishSoldOut({ id, name }: { id: string; name: string }) {
  const { timeZone } = useShop();
  const { food } = useGetOfferQuery(undefined, {
    skip: timeZone === '',
    selectFromResult: ({ data }) => ({ food: data?.foods.find((each) => each.id === id) }),
  });
  return <SoldOutButton food={food ?? { id, name }} size="large" />;
}
