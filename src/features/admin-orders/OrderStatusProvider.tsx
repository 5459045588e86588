import { type ReactNode, createContext, use, useCallback, useState } from 'react';
import { groupDigits } from '../../domain/number/digits';
import type { Cancellation } from '../../domain/order/cancelling';
import { shortOrderId } from '../../domain/order/order';
import { messageOf } from '../../shared/api/apiError';
import { useUndoToast } from '../../shared/back-office/undo/undoChange';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { type StatusChange, useCancelAnyOrderMutation, useSetStatusMutation } from './adminOrdersApi';

/** With `cancellation` it cancels the only order. */
type SetStatus = (change: StatusChange & { readonly cancellation?: Cancellation }) => Promise<boolean>;

// Two contexts, so that the buttons of a hundred rows do not render again with each change.
const SetStatusContext = createContext<SetStatus | null>(null);
const OptimisticStatusesContext = createContext<ReadonlyMap<string, string>>(new Map());

/** Provides `useSetStatus` and `useOptimisticStatuses` to the list of orders and to the drawer of one. */
export function OrderStatusProvider({ children }: { children: ReactNode }) {
  const notify = useNotify();
  const notifyDone = useUndoToast();
  const [send] = useSetStatusMutation();
  const [cancel] = useCancelAnyOrderMutation();
  const [optimisticStatuses, setOptimisticStatuses] = useState<ReadonlyMap<string, string>>(new Map());

  const setStatus = useCallback<SetStatus>(
    async ({ cancellation, ...change }) => {
      setOptimisticStatuses((before) => new Map([...before, ...change.ids.map((id) => [id, change.status] as const)]));
      const { ids: [id = ''] } = change;
      const sent = cancellation ? cancel({ id, cancellation }) : send(change);
      const { error } = await sent;
      if (error) notify.error(messageOf(error));
      else notifyDone(doneMessage(change), sent, recordOf(change));
      return error === undefined;
    },
    [send, cancel, notify, notifyDone],
  );
  return (
    <SetStatusContext value={setStatus}>
      <OptimisticStatusesContext value={optimisticStatuses}>{children}</OptimisticStatusesContext>
    </SetStatusContext>
  );
}

/** The success message, such as `Order marked as completed` (docs/behaviour.md, section 4). */
function doneMessage({ ids, status }: StatusChange): string {
  return ids.length === 1 ? `Order marked as ${status}` : `${groupDigits(ids.length)} orders marked as ${status}`;
}

/** The number of the order, which tells two messages apart. */
function recordOf({ ids: [id, ...others] }: StatusChange): string | undefined {
  return id === undefined || others.length > 0 ? undefined : `#${shortOrderId(id)}`;
}

/**
 * Returns a function that sets the status of orders and notifies the user of the outcome. It resolves to whether the change
 * succeeded.
 * @throws without an `OrderStatusProvider` around it
 */
export function useSetStatus(): SetStatus {
  const setStatus = use(SetStatusContext);
  if (!setStatus) throw new Error('useSetStatus needs an OrderStatusProvider around it');
  return setStatus;
}

/** By order id: the status that was last set on this screen, also if the backend refused it. */
export function useOptimisticStatuses(): ReadonlyMap<string, string> {
  return use(OptimisticStatusesContext);
}
