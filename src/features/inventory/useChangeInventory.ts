import { nanoid } from '@reduxjs/toolkit';
import { useMemo, useRef } from 'react';
import { CHANGED_MEANWHILE } from '../../domain/conflict';
import {
  type InventoryChange,
  type InventoryRow,
  LevelsSchema,
  RESTOCK_STEP,
  applyInventoryChange,
  stockUpdated,
  thresholdUpdated,
} from '../../domain/inventory';
import { isApiError, messageOf } from '../../shared/api/apiError';
import { isDecided } from '../../shared/api/isDecided';
import { unseenIn } from '../../shared/back-office/unseenIn';
import { useConfirm } from '../../shared/back-office/useConfirm';
import { whyNotAdded } from '../../shared/back-office/whyNotAdded';
import { useIsHere } from '../../shared/lib/useIsHere';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { useChangeInventoryMutation } from './inventoryApi';

/**
 * What can be done with a product's row, each with its outcome said (specification, section 5); false where the session
 * had ended, so that it is still to be done. A number is set in the place of what it `was`.
 */
export interface InventoryActions {
  readonly setStock: (row: InventoryRow, stock: number, was: number) => Promise<boolean>;
  readonly setThreshold: (row: InventoryRow, threshold: number, was: number) => Promise<boolean>;
  readonly restock: (row: InventoryRow) => Promise<boolean>;
}

/** What each number of a row is called, and what is said once it is set. */
const LEVELS = {
  stock: { called: 'current stock', done: stockUpdated },
  threshold: { called: 'alert threshold', done: thresholdUpdated },
} as const;

/**
 * Changes stock and thresholds. A row shows its change at once, and takes it back with the backend's sentence; where
 * somebody else has changed the same number meanwhile, one of the two is chosen.
 * @param show gets the row as it is by then, also where its page has gone on without it
 */
export function useChangeInventory(show: (row: InventoryRow, change: InventoryChange) => void): InventoryActions {
  const [changeInventory] = useChangeInventoryMutation();
  const confirm = useConfirm();
  const isHere = useIsHere();
  const notify = useNotify();
  /** By product, the last restock that nobody knows the outcome of, and the stock it was pressed at. */
  const unsure = useRef(new Map<string, { idempotencyKey: string; stock: number }>());

  return useMemo(() => {
    const failed = (error: unknown, why: string) => {
      notify.error(why);
      return !(isApiError(error) && error.status === 401);
    };
    const send = async (row: InventoryRow, change: InventoryChange, key: { idempotencyKey?: string } = {}) => {
      show(applyInventoryChange(row, change), change);
      try {
        show(await changeInventory({ id: row.id, change, ...key }).unwrap(), change);
      } catch (error) {
        show({ ...row, ...unseenIn(error, LevelsSchema) }, change);
        throw error;
      }
    };
    const restock = async (row: InventoryRow) => {
      const { id, name, stock } = row;
      const lost = unsure.current.get(id);
      // Pressed again at the same stock, it is the same one; another stock has told what became of that.
      const idempotencyKey = lost?.stock === stock ? lost.idempotencyKey : nanoid();
      unsure.current.delete(id);
      try {
        await send(row, { restock: RESTOCK_STEP }, { idempotencyKey });
        notify.success(stockUpdated(name));
        return true;
      } catch (error) {
        if (!isDecided(error)) unsure.current.set(id, { idempotencyKey, stock });
        return failed(error, whyNotAdded(error, `Press again where the stock is still ${String(stock)}: then it is never added twice.`));
      }
    };
    const set = async (row: InventoryRow, part: keyof typeof LEVELS, mine: number, was: number): Promise<boolean> => {
      const { called, done } = LEVELS[part];
      try {
        await send(row, { [part]: mine, was: { [part]: was } });
        // Whatever a lost restock has added, it is no longer among this.
        if (part === 'stock') unsure.current.delete(row.id);
        notify.success(done(row.name));
        return true;
      } catch (error) {
        const theirs = unseenIn(error, LevelsSchema);
        if (!theirs) return failed(error, messageOf(error));
        const { [part]: now = was } = theirs;
        const content = `The ${called} of ${row.name} is ${String(now)} now.`;
        const question = { title: CHANGED_MEANWHILE, content, okText: `Save ${String(mine)}`, cancelText: `Keep ${String(now)}` };
        if (isHere()) return !(await confirm(question)) || set(row, part, mine, now);
        // A question goes with its screen.
        notify.error(`${CHANGED_MEANWHILE}. ${content}`);
        return true;
      }
    };
    return {
      setStock: (row, stock, was) => set(row, 'stock', stock, was),
      setThreshold: (row, threshold, was) => set(row, 'threshold', threshold, was),
      restock,
    };
  }, [changeInventory, confirm, isHere, notify, show]);
}
