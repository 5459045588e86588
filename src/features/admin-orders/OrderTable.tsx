import { type ReactNode, useMemo, useState } from 'react';
import { useMatch } from 'react-router-dom';
import { getOrders } from '../../domain/calls/adminOrderCalls';
import { COMPLETED, type Order, PENDING, shortOrderId, statusLabel } from '../../domain/order';
import { DataTable } from '../../shared/back-office/data-table/DataTable';
import { SegmentedFilter } from '../../shared/back-office/data-table/SegmentedFilter';
import { ExportButton } from '../../shared/back-office/ExportButton';
import { useHand } from '../../shared/back-office/useHand';
import { useListState } from '../../shared/back-office/useListState';
import { routes } from '../../shared/routes';
import { BulkStatusButtons } from './BulkStatusButtons';
import { HeldOrdersButton } from './HeldOrdersButton';
import styles from './HeldOrdersButton.module.css';
import { orderColumns } from './orderColumns';
import { orderCsvColumns } from './orderText';
import { type OrderList, exportOrders } from './ordersApi';
import { useFrozenOrders } from './useFrozenOrders';
import { usePicked } from './usePicked';

const keyOf = (order: Order) => order.id;

/**
 * Everybody's orders (specification, section 2, admin orders).
 * @param heading the page's; beside it is said what the list holds back
 */
export function OrderTable({ heading }: { heading: ReactNode }) {
  const list = useListState(getOrders.query);
  const { handOn, parts: hand } = useHand();
  const orderOpen = useMatch(`${routes.dashboardOrders}/:id`) !== null;
  const [picking, setPicking] = useState(false);
  const { answer, held, gone, showHeld } = useFrozenOrders(list.values, handOn || orderOpen || picking);
  const { data } = answer;
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
      <div className={styles.head}>
        {heading}
        <HeldOrdersButton count={held} size={list.values.size} hand={hand} onShow={showHeld} />
      </div>
      <SegmentedFilter
        label="Filter orders by status"
        value={list.values.status}
        options={statusTabs(list.values.status, data?.counts)}
        onChange={(status) => { list.set({ status }); }}
      />
      <DataTable
        name="orders"
        label="Orders"
        columns={orderColumns}
        keyOf={keyOf}
        list={list}
        answer={answer}
        empty={list.narrowed ? 'No orders found matching your filter.' : 'No orders yet.'}
        search="Search orders"
        tools={<ExportButton name="orders" columns={orderCsvColumns} keyOf={keyOf} endpoint={exportOrders} query={list.values} />}
        selection={selection}
        hand={hand}
      />
    </>
  );
}

/** The filter's three choices, and a fourth while an address names a status the app does not know. */
function statusTabs(current: string, counts: OrderList['counts'] | undefined) {
  const known = [
    { value: '', label: 'All Orders', count: counts?.all },
    { value: PENDING, label: 'Pending', count: counts?.pending },
    { value: COMPLETED, label: 'Completed', count: counts?.completed },
  ];
  return known.some(({ value }) => value === current) ? known : [...known, { value: current, label: statusLabel(current) }];
}
