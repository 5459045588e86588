import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useMatch } from 'react-router-dom';
import { getOrders } from '../../domain/calls/adminOrderCalls';
import { type Order, shortOrderId } from '../../domain/order/order';
import { KNOWN_STATUSES, statusOf } from '../../domain/order/orderStatus';
import { DataTable } from '../../shared/back-office/data-table/DataTable';
import { FilterSegmented } from '../../shared/back-office/data-table/FilterSegmented';
import { ExportButton } from '../../shared/back-office/export/ExportButton';
import { HeadingRow } from '../../shared/back-office/HeadingRow';
import { NewRowsButton } from '../../shared/back-office/live-rows/NewRowsButton';
import { useRowInteractionLock } from '../../shared/back-office/live-rows/useRowInteractionLock';
import { useListState } from '../../shared/back-office/data-table/useListState';
import { drawerRoutes } from '../../shared/utils/paths';
import { BulkStatusButtons } from './BulkStatusButtons';
import { OrderSoundSwitch } from './OrderSoundSwitch';
import { orderColumns } from './orderColumns';
import { orderCsvColumns } from './orderText';
import type { OrderList } from './adminOrdersApi';
import { useFrozenOrders } from './useFrozenOrders';
import { usePicked } from './usePicked';

const keyOf = (order: Order) => order.id;

/**
 * All orders, with search, status filter, selection and export (docs/behaviour.md, section 2, Admin orders).
 * @param heading the page's heading; the button for held back orders is beside it
 */
export function OrderTable({ heading }: { heading: ReactNode }) {
  const list = useListState(getOrders.query);
  const { interacting, parts: hand } = useRowInteractionLock();
  const orderOpen = useMatch(drawerRoutes.order) !== null;
  const [picking, setPicking] = useState(false);
  const { answer, held, gone, showHeld } = useFrozenOrders(list.values, interacting || orderOpen || picking);
  const { data } = answer;
  // React renders a hundred rows in slices, between which the user can type and press.
  const shown = useDeferredValue(data);
  const [picked, setPicked, pickAgain] = usePicked(list.values, data?.items, gone);
  if (picking !== picked.length > 0) setPicking(!picking);
  const selection = useMemo(
    () => ({
      rows: picked,
      onChange: setPicked,
      labelOf: (order: Order) => `Select order ${shortOrderId(order.id)}`,
      actions: <BulkStatusButtons orders={picked} onSent={() => { setPicked([]); }} onRefused={() => { pickAgain(picked); }} />,
    }),
    [picked, setPicked, pickAgain],
  );

  return (
    <>
      <HeadingRow>
        {heading}
        <OrderSoundSwitch />
        <NewRowsButton list="orders" nouns={['order', 'orders']} count={held} size={list.values.size} hand={hand} onShow={showHeld} />
      </HeadingRow>
      <DataTable
        name="orders"
        label="Orders"
        columns={orderColumns}
        keyOf={keyOf}
        list={list}
        answer={{ ...answer, data: shown }}
        empty={list.narrowed ? 'No orders found matching your filter.' : 'No orders yet.'}
        segmented={<FilterSegmented name="status" label="Filter orders by status" options={statusTabs(list.values.status, data?.counts)} />}
        search="Search orders"
        tools={<ExportButton name="orders" columns={orderCsvColumns} keyOf={keyOf} call={getOrders} query={list.values} />}
        selection={selection}
        hand={hand}
      />
    </>
  );
}

/** The filter's options: all orders, each known status, and the status in the address if the app does not know it. */
function statusTabs(current: string, counts: OrderList['counts'] | undefined) {
  const known = [
    { value: '', label: 'All Orders', count: counts?.all },
    ...KNOWN_STATUSES.map((status) => ({ value: status, label: statusOf(status).label, count: counts?.[status] })),
  ];
  return known.some(({ value }) => value === current) ? known : [...known, { value: current, label: statusOf(current).label }];
}
