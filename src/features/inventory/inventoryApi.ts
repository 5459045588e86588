import { changeInventory, getInventory, getProduct } from '../../domain/calls/backOfficeCalls';
import type { InventoryChange, InventoryRow } from '../../domain/inventory/inventory';
import { api, change, read, readByIds } from '../../shared/api/api';
import { optimisticUpdates } from '../../shared/back-office/live-rows/optimisticUpdates';

/** A change of one product. */
interface ChangeOf {
  id: string;
  change: InventoryChange;
  /** For a restock: sent again with the same key, it adds nothing. */
  idempotencyKey?: string;
}

const updates = optimisticUpdates<InventoryRow>(['getInventory', 'getOffPageProducts']);

/** The endpoints for stock and alert thresholds (docs/behaviour.md, section 2, Admin stock). */
const inventoryApi = api.injectEndpoints({
  endpoints: () => ({
    getInventory: read(getInventory, ['Inventory'], { onQueryStarted: updates.read }),
    getOffPageProducts: readByIds(getProduct, ['Inventory'], { onQueryStarted: updates.read }),
    changeInventory: change(changeInventory, {
      request: ({ id, change: body, ...key }: ChangeOf) => ({ params: { id }, body, ...key }),
      onQueryStarted: ({ id, change: { stock, threshold, restock = 0 } }, started) => {
        let stockThen = stock;
        const changed = (row: InventoryRow) => {
          if (threshold !== undefined) return { threshold };
          // Computed once: a later answer may contain the restock already.
          stockThen ??= row.stock + restock;
          return { stock: stockThen };
        };
        return updates.change({ ids: [id], change: changed }, started);
      },
    }),
  }),
});

export const { useGetInventoryQuery, useGetOffPageProductsQuery, useChangeInventoryMutation } = inventoryApi;
