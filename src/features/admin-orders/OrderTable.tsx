import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { getOrders } from '../../domain/calls/adminOrderCalls';
import { COMPLETED, type Order, PENDING, shortOrderId, statusLabel } from '../../domain/order';
import { DataTable } from '../../shared/back-office/DataTable';
import { ExportButton } from '../../shared/back-office/ExportButton';
import { FilterTabs } from '../../shared/back-office/FilterTabs';
import { quietly } from '../../shared/back-office/quietly';
import { UP_TO_DATE } from '../../shared/back-office/upToDate';
import { useListState } from '../../shared/back-office/useListState';
import { routes } from '../../shared/routes';
import { BulkStatusButtons } from './BulkStatusButtons';
import { usePendingOrders } from './OrderDesk';
import { orderColumns } from './orderColumns';
import { orderCsvColumns } from './orderText';
import { type OrderList, exportOrders, useGetOrdersQuery } from './ordersApi';
import { usePicked } from './usePicked';

/** How soon an order placed elsewhere appears here. */
const REFRESH_MS = 10_000;

const LIVE = { ...UP_TO_DATE, pollingInterval: REFRESH_MS, skipPollingIfUnfocused: true } as const;

const keyOf = (order: Order) => order.id;

/** Everybody's orders (specification, section 2, admin orders). */
export function OrderTable() {
  const { search } = useLocation();
  const list = useListState(getOrders.query);
  const result = useGetOrdersQuery(list.values, { ...LIVE, selectFromResult: (result) => quietly(result) });
  const data = usePendingOrders(result.data);
  const columns = useMemo(() => orderColumns(search), [search]);
  const [picked, setPicked] = usePicked(list.values, data?.items);
  const selection = useMemo(
    () => ({
      rows: picked,
      onChange: setPicked,
      labelOf: (order: Order) => `Select order ${shortOrderId(order.id)}`,
      actions: <BulkStatusButtons orders={picked} onDone={() => { setPicked([]); }} />,
    }),
    [picked, setPicked],
  );

  return (
    <>
      {/* On the drawer's address too, a tab leads to the list. */}
      <FilterTabs label="Filter orders by status" list={list} path={routes.dashboardOrders} tabs={statusTabs(list.values.status, data?.counts)} />
      <DataTable
        name="orders"
        label="Orders"
        columns={columns}
        keyOf={keyOf}
        list={list}
        answer={{ ...result, data }}
        empty={list.narrowed ? 'No orders found matching your filter.' : 'No orders yet.'}
        searchLabel="Search orders"
        tools={<ExportButton name="orders" columns={orderCsvColumns} keyOf={keyOf} endpoint={exportOrders} query={list.values} />}
        selection={selection}
      />
    </>
  );
}

/** The filter's three choices, and a fourth while an address names a status the app does not know. */
function statusTabs(current: string, counts: OrderList['counts'] | undefined) {
  const known = [
    { status: '', label: 'All Orders', count: counts?.all },
    { status: PENDING, label: 'Pending', count: counts?.pending },
    { status: COMPLETED, label: 'Completed', count: counts?.completed },
  ];
  return known.some(({ status }) => status === current) ? known : [...known, { status: current, label: statusLabel(current) }];
}
