import { CheckCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import { Link } from 'react-router-dom';
import { StockSchema, priceTag } from '../../domain/food/food';
import { type InventoryRow, RESTOCK_STEP, ThresholdSchema, stockStatus } from '../../domain/inventory/inventory';
import { type CsvColumn, csvAmount } from '../../shared/back-office/export/csv';
import type { DataColumn } from '../../shared/back-office/data-table/columns';
import { InlineNumber } from '../../shared/back-office/forms/InlineNumber';
import { ignoreRepeatClicksById } from '../../shared/utils/ignoreRepeatClicks';
import { OPENED_IN_APP } from '../../shared/hooks/useCloseRoutedDialog';
import { dashboardFoodPath } from '../../shared/utils/paths';
import { FoodPicture } from '../../shared/ui';
import styles from './Inventory.module.css';
import type { InventoryActions } from './useChangeInventory';

/**
 * The columns of the stock table (docs/behaviour.md, section 2, Admin stock). All fit beside the open side menu in a window
 * of 1280 pixels.
 */
export function inventoryColumns(actions: InventoryActions): readonly DataColumn<InventoryRow>[] {
  // A restocked product may leave the filtered list, and the next row's button moves under the pointer: repeated clicks
  // there are ignored.
  const onRestock = ignoreRepeatClicksById();
  return [
    { key: 'product', title: 'Product', dataIndex: 'name', width: 250, sorter: true, shown: 'always', render: (_, row) => <Product row={row} /> },
    { key: 'category', title: 'Category', dataIndex: 'category', width: 112, sorter: true, render: (_, row) => row.category },
    { key: 'price', title: 'Price', dataIndex: 'price', width: 90, sorter: true, align: 'end', render: (_, row) => priceTag(row.price) },
    {
      key: 'stock',
      title: 'Current Stock',
      dataIndex: 'stock',
      width: 116,
      sorter: true,
      align: 'end',
      shown: 'always',
      render: (_, row) => (
        <InlineNumber
          label={`Current stock of ${row.name}`}
          keptAs={`stock ${row.id}`}
          value={row.stock}
          schema={StockSchema}
          onSave={(stock, was) => actions.setStock(row, stock, was)}
        />
      ),
    },
    {
      key: 'threshold',
      title: 'Alert Threshold',
      dataIndex: 'threshold',
      width: 126,
      sorter: true,
      align: 'end',
      render: (_, row) => (
        <InlineNumber
          label={`Alert threshold of ${row.name}`}
          keptAs={`threshold ${row.id}`}
          value={row.threshold}
          schema={ThresholdSchema}
          onSave={(threshold, was) => actions.setThreshold(row, threshold, was)}
        />
      ),
    },
    { key: 'status', title: 'Status', width: 130, render: (_, row) => <Status row={row} /> },
    {
      key: 'actions',
      title: 'Actions',
      width: 134,
      fixed: 'end',
      align: 'end',
      render: (_, row) => (
        <Button
          size="small"
          aria-label={`Restock +${String(RESTOCK_STEP)} ${row.name}`}
          onClick={onRestock(row.id, () => { void actions.restock(row); })}
        >
          {`Restock +${String(RESTOCK_STEP)}`}
        </Button>
      ),
    },
  ];
}

function Product({ row: { id, name, image, category } }: { row: InventoryRow }) {
  return (
    <Link to={dashboardFoodPath(id)} state={OPENED_IN_APP} className={styles.product}>
      <FoodPicture src={image} category={category} shape="square" className={styles.picture} />
      <span>{name}</span>
    </Link>
  );
}

function Status({ row }: { row: InventoryRow }) {
  const status = stockStatus(row);
  if (status === 'Low Stock') return <Tag color="warning" icon={<WarningOutlined aria-hidden />}>{status}</Tag>;
  return <Tag color="success" icon={<CheckCircleOutlined aria-hidden />}>{status}</Tag>;
}

/** The columns of the export; amounts in dollars. */
export const inventoryCsvColumns: readonly CsvColumn<InventoryRow>[] = [
  { title: 'Product', cell: (row) => row.name },
  { title: 'Category', cell: (row) => row.category },
  { title: 'Price', cell: (row) => csvAmount(row.price) },
  { title: 'Current Stock', cell: (row) => row.stock },
  { title: 'Alert Threshold', cell: (row) => row.threshold },
  { title: 'Status', cell: stockStatus },
];
