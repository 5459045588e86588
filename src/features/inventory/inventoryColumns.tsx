import { Button, Tag } from 'antd';
import { Link } from 'react-router-dom';
import { StockSchema, priceTag } from '../../domain/food';
import { type InventoryRow, RESTOCK_STEP, ThresholdSchema, stockStatus } from '../../domain/inventory';
import type { Column } from '../../shared/back-office/columns';
import { type CsvColumn, csvAmount } from '../../shared/back-office/csv';
import { InlineNumber } from '../../shared/back-office/InlineNumber';
import { onOwnPresses } from '../../shared/lib/onFirstPress';
import { OPENED_HERE } from '../../shared/lib/useWayOut';
import { dashboardFoodPath } from '../../shared/routes';
import { AlertIcon, CheckIcon, FoodPicture } from '../../shared/ui';
import type { InventoryQuery } from './inventoryApi';
import styles from './Inventory.module.css';
import type { InventoryActions } from './useChangeInventory';

/**
 * The columns of the stock table (specification, section 2, admin stock). All of them stand side by side in a window of
 * 1280 pixels, beside the open menu.
 */
export function inventoryColumns(actions: InventoryActions): readonly Column<InventoryRow, InventoryQuery['sort']>[] {
  // Restocked, a product leaves the list of what is low, and the next one's button stands in the place of its own.
  const onRestock = onOwnPresses();
  return [
    { key: 'product', title: 'Product', width: 250, sort: 'name', shown: 'always', render: (row) => <Product row={row} /> },
    { key: 'category', title: 'Category', width: 112, sort: 'category', render: (row) => row.category },
    { key: 'price', title: 'Price', width: 90, sort: 'price', align: 'end', render: (row) => priceTag(row.price) },
    {
      key: 'stock',
      title: 'Current Stock',
      width: 116,
      sort: 'stock',
      align: 'end',
      shown: 'always',
      render: (row) => (
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
      width: 126,
      sort: 'threshold',
      align: 'end',
      render: (row) => (
        <InlineNumber
          label={`Alert threshold of ${row.name}`}
          keptAs={`threshold ${row.id}`}
          value={row.threshold}
          schema={ThresholdSchema}
          onSave={(threshold, was) => actions.setThreshold(row, threshold, was)}
        />
      ),
    },
    { key: 'status', title: 'Status', width: 130, render: (row) => <Status row={row} /> },
    {
      key: 'actions',
      title: 'Actions',
      width: 134,
      align: 'end',
      render: (row) => (
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
    <Link to={dashboardFoodPath(id)} state={OPENED_HERE} className={styles.product}>
      <FoodPicture src={image} category={category} shape="square" className={styles.picture} />
      <span className={styles.name}>{name}</span>
    </Link>
  );
}

function Status({ row }: { row: InventoryRow }) {
  const status = stockStatus(row);
  const low = status === 'Low Stock';
  return (
    <Tag color={low ? 'warning' : 'success'}>
      <span className={styles.status}>
        {low ? <AlertIcon size="1.1em" /> : <CheckIcon size="1.1em" />}
        <span>{status}</span>
      </span>
    </Tag>
  );
}

/** What the export of the stock writes; amounts in dollars. */
export const inventoryCsvColumns: readonly CsvColumn<InventoryRow>[] = [
  { title: 'Product', cell: (row) => row.name },
  { title: 'Category', cell: (row) => row.category },
  { title: 'Price', cell: (row) => csvAmount(row.price) },
  { title: 'Current Stock', cell: (row) => row.stock },
  { title: 'Alert Threshold', cell: (row) => row.threshold },
  { title: 'Status', cell: stockStatus },
];
