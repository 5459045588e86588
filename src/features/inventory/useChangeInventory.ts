import { useMemo } from 'react';
import { type InventoryChange, type InventoryRow, RESTOCK_STEP } from '../../domain/inventory';
import { messageOf } from '../../shared/api/apiError';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { stockUpdated, thresholdUpdated, useChangeInventoryMutation } from './inventoryApi';

/** What can be done with a product's row, each with its outcome said (specification, section 5). */
export interface InventoryActions {
  readonly setStock: (row: InventoryRow, stock: number) => void;
  readonly setThreshold: (row: InventoryRow, threshold: number) => void;
  readonly restock: (row: InventoryRow) => void;
}

/** Changes stock and thresholds. A row shows its change at once, and takes it back with the backend's sentence. */
export function useChangeInventory(): InventoryActions {
  const [changeInventory] = useChangeInventoryMutation();
  const notify = useNotify();

  return useMemo(() => {
    const make = ({ id }: InventoryRow, change: InventoryChange, done: string) => {
      changeInventory({ id, change })
        .unwrap()
        .then(() => { notify.success(done); })
        .catch((error: unknown) => { notify.error(messageOf(error)); });
    };
    return {
      setStock: (row, stock) => { make(row, { stock }, stockUpdated(row.name)); },
      setThreshold: (row, threshold) => { make(row, { threshold }, thresholdUpdated(row.name)); },
      restock: (row) => { make(row, { restock: RESTOCK_STEP }, stockUpdated(row.name)); },
    };
  }, [changeInventory, notify]);
}
