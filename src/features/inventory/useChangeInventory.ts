import { useMemo } from 'react';
import { type InventoryChange, type InventoryRow, RESTOCK_STEP, stockUpdated, thresholdUpdated } from '../../domain/inventory';
import { isApiError, messageOf } from '../../shared/api/apiError';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { useChangeInventoryMutation } from './inventoryApi';

/**
 * What can be done with a product's row, each with its outcome said (specification, section 5); false where the session
 * had ended, so that it is still to be done.
 */
export interface InventoryActions {
  readonly setStock: (row: InventoryRow, stock: number) => Promise<boolean>;
  readonly setThreshold: (row: InventoryRow, threshold: number) => Promise<boolean>;
  readonly restock: (row: InventoryRow) => Promise<boolean>;
}

/** Changes stock and thresholds. A row shows its change at once, and takes it back with the backend's sentence. */
export function useChangeInventory(): InventoryActions {
  const [changeInventory] = useChangeInventoryMutation();
  const notify = useNotify();

  return useMemo(() => {
    const make = async ({ id }: InventoryRow, change: InventoryChange, done: string) => {
      try {
        await changeInventory({ id, change }).unwrap();
        notify.success(done);
        return true;
      } catch (error) {
        notify.error(messageOf(error));
        return !(isApiError(error) && error.status === 401);
      }
    };
    return {
      setStock: (row, stock) => make(row, { stock }, stockUpdated(row.name)),
      setThreshold: (row, threshold) => make(row, { threshold }, thresholdUpdated(row.name)),
      restock: (row) => make(row, { restock: RESTOCK_STEP }, stockUpdated(row.name)),
    };
  }, [changeInventory, notify]);
}
