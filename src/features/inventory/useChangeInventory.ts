import { nanoid } from '@reduxjs/toolkit';
import { useMemo, useRef } from 'react';
import { CHANGED_BY_OTHERS } from '../../domain/http/conflict';
import {
  type InventoryChange,
  type InventoryRow,
  LevelsSchema,
  RESTOCK_STEP,
  stockUpdated,
  thresholdUpdated,
} from '../../domain/inventory/inventory';
import { isApiError, isFinalResponse, messageOf } from '../../shared/api/apiError';
import { conflictFieldsOf } from '../../shared/back-office/forms/conflictFieldsOf';
import { useConfirm } from '../../shared/back-office/hooks/useConfirm';
import { addFailureMessage } from '../../shared/back-office/forms/addFailureMessage';
import { useUndoToast } from '../../shared/back-office/undo/undoChange';
import { useIsMounted } from '../../shared/hooks/useIsMounted';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { useChangeInventoryMutation } from './inventoryApi';

/** The name of each number in messages, and its success message. */
const LEVELS = {
  stock: { called: 'current stock', done: stockUpdated },
  threshold: { called: 'alert threshold', done: thresholdUpdated },
} as const;

/**
 * Changes stock and thresholds. A row shows its change before the answer, and rolls it back if it is refused. If another
 * administrator has changed the same number, the user chooses one of the two.
 * @param onRestocked called with a product that was restocked, as it is then
 * @returns the changes of a product's row; each notifies the user of its outcome (docs/behaviour.md, section 5). `was` is the
 *   number that the change is based on. They resolve to false if the session has ended, so that the edit is stored as a draft.
 */
export function useChangeInventory(onRestocked: (row: InventoryRow) => void) {
  const [changeInventory] = useChangeInventoryMutation();
  const confirm = useConfirm();
  const isHere = useIsMounted();
  const notify = useNotify();
  const notifyDone = useUndoToast();
  /** By product: the last restock with an unknown outcome, and the stock that was shown when it was clicked. */
  const unsure = useRef(new Map<string, { idempotencyKey: string; stock: number }>());

  return useMemo(() => {
    /** Shows the message `done` of a change that succeeded. @returns the product after it, or the error of a refused change */
    const send = async (row: InventoryRow, change: InventoryChange, done: string, key: { idempotencyKey?: string } = {}) => {
      const sent = changeInventory({ id: row.id, change, ...key });
      const { data, error } = await sent;
      if (data) notifyDone(done, sent);
      return { data, error };
    };
    const failed = (error: unknown, message: string) => {
      notify.error(message);
      return !(isApiError(error) && error.status === 401);
    };
    const restock = async (row: InventoryRow) => {
      const { id, name, stock } = row;
      const lost = unsure.current.get(id);
      // With the same stock on the screen the lost request may have succeeded, so it is sent with the same key. Another
      // stock shows its outcome.
      const idempotencyKey = lost?.stock === stock ? lost.idempotencyKey : nanoid();
      unsure.current.delete(id);
      const { data, error } = await send(row, { restock: RESTOCK_STEP }, stockUpdated(name), { idempotencyKey });
      if (data) {
        onRestocked(data);
        return true;
      }
      if (!isFinalResponse(error)) unsure.current.set(id, { idempotencyKey, stock });
      return failed(error, addFailureMessage(error, `Press again where the stock is still ${String(stock)}: then it is never added twice.`));
    };
    const set = async (row: InventoryRow, part: keyof typeof LEVELS, mine: number, was: number): Promise<boolean> => {
      const { called, done } = LEVELS[part];
      const { error } = await send(row, { [part]: mine, was: { [part]: was } }, done(row.name));
      // A stock that was set does not include a lost restock.
      if (!error && part === 'stock') unsure.current.delete(row.id);
      if (!error) return true;

      const theirs = conflictFieldsOf(error, LevelsSchema);
      if (!theirs) return failed(error, messageOf(error));
      const { [part]: now = was } = theirs;
      const content = `The ${called} of ${row.name} is ${String(now)} now.`;
      const question = { title: CHANGED_BY_OTHERS, content, okText: `Save ${String(mine)}`, cancelText: `Keep ${String(now)}` };
      if (isHere()) return !(await confirm(question)) || set(row, part, mine, now);
      // On another screen a dialog would have no context, so the conflict is an error message.
      return failed(error, `${CHANGED_BY_OTHERS}. ${content}`);
    };
    return { set, restock };
  }, [changeInventory, confirm, isHere, notify, onRestocked, notifyDone]);
}
