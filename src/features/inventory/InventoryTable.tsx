import { CheckCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { Button, Flex, Tag } from 'antd';
import { useCallback, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { getInventory } from '../../domain/calls/backOfficeCalls';
import { StockSchema, isSoldOutAt, priceTag } from '../../domain/food/food';
import { type InventoryRow, RESTOCK_STEP, ThresholdSchema, stockStatus } from '../../domain/inventory/inventory';
import type { DataColumn } from '../../shared/back-office/data-table/columns';
import { DataTable } from '../../shared/back-office/data-table/DataTable';
import { FilterSegmented } from '../../shared/back-office/data-table/FilterSegmented';
import { useListState } from '../../shared/back-office/data-table/useListState';
import { type CsvColumn, csvAmount } from '../../shared/back-office/export/csv';
import { ExportButton } from '../../shared/back-office/export/ExportButton';
import { InlineNumber } from '../../shared/back-office/forms/InlineNumber';
import { REFETCH_OPTIONS } from '../../shared/back-office/live-rows/refetchOptions';
import { useStablePage } from '../../shared/back-office/live-rows/useStableList';
import { OPENED_IN_APP } from '../../shared/hooks/useCloseRoutedDialog';
import { SoldOutButton, SoldOutNote } from '../../shared/back-office/sold-out/SoldOut';
import { useMay } from '../../shared/session/SessionProvider';
import { useShop } from '../../shared/shop/shopApi';
import { useServerTime } from '../../shared/shop/useServerTime';
import { FoodPicture } from '../../shared/ui';
import { ignoreRepeatClicksById } from '../../shared/utils/ignoreRepeatClicks';
import { dashboardFoodPath } from '../../shared/utils/paths';
import { useGetInventoryQuery, useGetOffPageProductsQuery } from './inventoryApi';
import styles from './InventoryTable.module.css';
import { useChangeInventory } from './useChangeInventory';

/**
 * All columns fit beside the open side menu in a window of 1280 pixels. Without the permission to change the stock the numbers are
 * read only, and the action is to mark a dish as sold out.
 */
function columnsFor({ set, restock }: ReturnType<typeof useChangeInventory>, may: ReturnType<typeof useMay>, sellsOut: boolean): readonly DataColumn<InventoryRow>[] {
  // A restocked product may leave the filtered list, and the next row's button moves under the pointer: repeated clicks
  // there are ignored.
  const onRestock = ignoreRepeatClicksById();
  const level = (part: 'stock' | 'threshold', title: string, name: string, width: number, schema: typeof StockSchema): DataColumn<InventoryRow> => ({
    key: part,
    title,
    dataIndex: part,
    width,
    sorter: true,
    align: 'end',
    render: (_, row) => !may('stock') ? <span data-figures>{row[part]}</span> : (
      <InlineNumber
        label={`${name} of ${row.name}`}
        draftKey={`${part} ${row.id}`}
        value={row[part]}
        schema={schema}
        onSave={(mine, was) => set(row, part, mine, was)}
      />
    ),
  });
  return [
    { key: 'product', title: 'Product', dataIndex: 'name', width: 250, sorter: true, shown: 'always', render: (_, row) => <Product row={row} linked={may('menu')} /> },
    { key: 'category', title: 'Category', dataIndex: 'category', width: 112, sorter: true, render: (_, row) => row.category },
    { key: 'price', title: 'Price', dataIndex: 'price', width: 90, sorter: true, align: 'end', render: (_, row) => priceTag(row.price) },
    { ...level('stock', 'Current Stock', 'Current stock', 116, StockSchema), shown: 'always' },
    level('threshold', 'Alert Threshold', 'Alert threshold', 126, ThresholdSchema),
    { key: 'status', title: 'Status', width: 130, render: (_, row) => <Status row={row} /> },
    {
      key: 'actions',
      title: 'Actions',
      width: sellsOut ? 170 : 134,
      fixed: 'end',
      align: 'end',
      render: (_, row) => <Flex gap="small" justify="end"><SoldOutButton food={row} />{!may('stock') ? (
        <Button size="small" aria-label={`Sold out: ${row.name}`} disabled={row.stock === 0} onClick={() => { void set(row, 'stock', 0, row.stock); }}>
          Sold out
        </Button>
      ) : (
        <Button
          size="small"
          aria-label={`Restock +${String(RESTOCK_STEP)} ${row.name}`}
          onClick={onRestock(row.id, () => { void restock(row); })}
        >
          {`Restock +${String(RESTOCK_STEP)}`}
        </Button>
      )}</Flex>,
    },
  ];
}

/** The columns of the export; amounts in dollars. */
const csvColumns: readonly CsvColumn<InventoryRow>[] = [
  { title: 'Product', cell: (row) => row.name },
  { title: 'Category', cell: (row) => row.category },
  { title: 'Price', cell: (row) => csvAmount(row.price) },
  { title: 'Current Stock', cell: (row) => row.stock },
  { title: 'Alert Threshold', cell: (row) => row.threshold },
  { title: 'Status', cell: stockStatus },
];

/**
 * Stock and alert thresholds, edited in their cells (docs/behaviour.md, section 2, Admin stock).
 * @param lowStock the number of products with low stock; undefined until it is loaded
 */
export function InventoryTable({ lowStock }: { lowStock: number | undefined }) {
  const list = useListState(getInventory.query);
  const { status } = list.values;
  const { answer, stable } = useStablePage(list.values, useGetInventoryQuery(list.values, REFETCH_OPTIONS), { useRecords: useGetOffPageProductsQuery });
  const { leave } = stable;
  // A product that is restocked out of the filter leaves it; one whose number was typed stays, because the next number is typed below it.
  const onRestocked = useCallback((row: InventoryRow) => {
    if (status === 'low' && stockStatus(row) !== 'Low Stock') leave(row.id, Promise.resolve(true));
  }, [status, leave]);
  const actions = useChangeInventory(onRestocked);
  const may = useMay();
  // The button that sells out until tomorrow needs a time zone.
  const sellsOut = useShop().timeZone !== '';
  const columns = useMemo(() => columnsFor(actions, may, sellsOut), [actions, may, sellsOut]);

  return (
    <DataTable
      name="stock"
      label="Stock"
      heading="Inventory Management"
      nouns={['item', 'items']}
      columns={columns}
      list={list}
      answer={answer}
      stable={stable}
      empty="No items found matching your search."
      segmented={
        <FilterSegmented
          name="status"
          label="Stock status"
          options={[
            { label: 'All Items', value: '' },
            { label: 'Low Stock', value: 'low', count: lowStock },
          ]}
        />
      }
      search="Search items..."
      tools={<ExportButton name="stock" columns={csvColumns} call={getInventory} query={list.values} />}
    />
  );
}

/** @param linked whether it leads to the drawer that edits the dish */
function Product({ row: { id, name, image, category }, linked }: { row: InventoryRow; linked: boolean }) {
  const content = (
    <>
      <FoodPicture src={image} category={category} shape="square" className={styles.picture} />
      <span>{name}</span>
    </>
  );
  if (!linked) return <span className={styles.product}>{content}</span>;
  return <Link to={dashboardFoodPath(id)} state={OPENED_IN_APP} className={styles.product}>{content}</Link>;
}

function Status({ row }: { row: InventoryRow }) {
  const soldOut = useServerTime((now) => isSoldOutAt(row, now));
  if (soldOut) return <SoldOutNote food={row} />;
  const status = stockStatus(row);
  const low = status === 'Low Stock';
  return <Tag color={low ? 'warning' : 'success'} icon={low ? <WarningOutlined aria-hidden /> : <CheckCircleOutlined aria-hidden />}>{status}</Tag>;
}
