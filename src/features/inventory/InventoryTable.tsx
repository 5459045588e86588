import { useMemo } from 'react';
import { getInventory } from '../../domain/calls/backOfficeCalls';
import type { InventoryRow } from '../../domain/inventory/inventory';
import { DataTable } from '../../shared/back-office/data-table/DataTable';
import { FilterSegmented } from '../../shared/back-office/data-table/FilterSegmented';
import { ExportButton } from '../../shared/back-office/export/ExportButton';
import { useRowInteractionLock } from '../../shared/back-office/live-rows/useRowInteractionLock';
import { useListState } from '../../shared/back-office/data-table/useListState';
import { inventoryColumns, inventoryCsvColumns } from './inventoryColumns';
import { useChangeInventory } from './useChangeInventory';
import { useFrozenStock } from './useFrozenStock';

const keyOf = (row: InventoryRow) => row.id;

/**
 * Stock and alert thresholds, edited in their cells (docs/behaviour.md, section 2, Admin stock).
 * @param lowStock the number of products with low stock; undefined until it is loaded
 */
export function InventoryTable({ lowStock }: { lowStock: number | undefined }) {
  const list = useListState(getInventory.query);
  const { interacting, parts: hand } = useRowInteractionLock();
  const { answer, showChange } = useFrozenStock(list.values, interacting);
  const actions = useChangeInventory(showChange);
  const columns = useMemo(() => inventoryColumns(actions), [actions]);

  return (
    <DataTable
      name="stock"
      label="Stock"
      columns={columns}
      keyOf={keyOf}
      list={list}
      answer={answer}
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
      hand={hand}
      tools={<ExportButton name="stock" columns={inventoryCsvColumns} keyOf={keyOf} call={getInventory} query={list.values} />}
    />
  );
}
