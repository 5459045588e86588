import { Button } from 'antd';
import { useId, useMemo, useState } from 'react';
import { groupDigits } from '../../domain/number/digits';
import { type Order, STATUSES_AT_ONCE, TOO_MANY_STATUSES, shortOrderId } from '../../domain/order/order';
import { CANCELLED, ORDER_STATUSES, statusesOf } from '../../domain/order/orderStatus';
import type { Selection } from '../../shared/back-office/data-table/SelectionBar';
import { useShop } from '../../shared/shop/shopApi';
import type { OrderListQuery } from './adminOrdersApi';
import { useSetStatus } from './OrderStatusProvider';

const NONE: readonly never[] = [];

/**
 * The selected orders of the list, and the buttons that change them. The selection spans pages; an order on another page
 * keeps the values that it had when it was last shown. An order is deselected when the search or filter changes, when its
 * status no longer matches the filter, or when it no longer exists: a bulk action must not change orders that the user
 * cannot see any more.
 * @param query whose search and status the list is narrowed to
 * @param page the orders on the screen with their present values
 * @param gone the ids of orders that were on the screen and no longer exist, or that the user takes out of the filter
 */
export function useOrderSelection({ status, search }: OrderListQuery, page: readonly Order[] = NONE, gone: readonly string[]): Selection<Order> {
  const scope = `${status} ${search}`;
  const [picked, setPicked] = useState<{ scope: string; orders: readonly Order[] }>({ scope, orders: NONE });
  const rows = picked.scope === scope ? asTheyAre(picked.orders, page, gone, status) : NONE;
  // Stored, because an order keeps its last values when it leaves the screen.
  if (rows !== picked.orders) setPicked({ scope, orders: rows });

  return useMemo(() => {
    const onChange = (orders: readonly Order[]) => { setPicked({ scope, orders }); };
    // An order that was selected again since keeps its newer values.
    const selectAgain = () => {
      setPicked((now) => {
        const known = new Set(now.orders.map(({ id }) => id));
        return now.scope === scope ? { scope, orders: [...rows.filter(({ id }) => !known.has(id)), ...now.orders] } : now;
      });
    };
    return {
      rows,
      onChange,
      labelOf: (order) => `Select order ${shortOrderId(order.id)}`,
      actions: <BulkStatusButtons orders={rows} onSent={() => { onChange(NONE); }} onRefused={selectAgain} />,
    };
  }, [rows, scope]);
}

/** The selected orders with the values on the page; the same array if nothing has changed. */
function asTheyAre(picked: readonly Order[], page: readonly Order[], gone: readonly string[], status: string): readonly Order[] {
  const onPage = new Map(page.map((order) => [order.id, order]));
  const now = picked
    .map((order) => onPage.get(order.id) ?? order)
    .filter(({ id, status: own }) => !gone.includes(id) && (status === '' || own === status || onPage.has(id)));
  return now.length === picked.length && now.every((order, at) => order === picked[at]) ? picked : now;
}

/** A button for each status of the shop, the last of an order first, which sets it for the selected orders that do not have it yet. */
export function BulkStatusButtons({ orders, onSent, onRefused }: { orders: readonly Order[]; onSent: () => void; onRefused: () => void }) {
  const setStatus = useSetStatus();
  const limitId = useId();
  const choices = statusesOf(useShop()).reverse().map((status) => {
    const ids = orders.filter((order) => order.status !== status && order.status !== CANCELLED).map(({ id }) => id);
    return { status, ids, tooMany: ids.length > STATUSES_AT_ONCE };
  });
  return (
    <>
      {choices.map(({ status, ids, tooMany }) => (
        <Button
          key={status}
          disabled={ids.length === 0 || tooMany}
          aria-describedby={tooMany ? limitId : undefined}
          onClick={() => {
            // In the same task as the change, so that the table renders once.
            onSent();
            void setStatus({ ids, status }).then((succeeded) => { if (!succeeded) onRefused(); });
          }}
        >
          {`${ORDER_STATUSES[status].action} ${groupDigits(ids.length)}`}
        </Button>
      ))}
      {choices.some(({ tooMany }) => tooMany) && <span id={limitId}>{TOO_MANY_STATUSES}</span>}
    </>
  );
}
