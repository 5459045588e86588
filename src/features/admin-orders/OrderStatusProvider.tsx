import { type ReactNode, createContext, use, useCallback } from 'react';
import { groupDigits } from '../../domain/number/digits';
import type { Cancellation } from '../../domain/order/cancelling';
import { shortOrderId } from '../../domain/order/order';
import { useOutcomeToast } from '../../shared/back-office/undo/undoChange';
import { type StatusChange, useCancelAnyOrderMutation, useSetStatusMutation } from './adminOrdersApi';

/** With `cancellation` it cancels the only order. */
type SetStatus = (change: StatusChange & { readonly cancellation?: Cancellation }) => Promise<boolean>;

const SetStatusContext = createContext<SetStatus | null>(null);

interface OrderStatusProviderProps {
  /** Called with each change when it is sent, and a promise of whether it succeeds; always the same. */
  onSent?: (change: StatusChange, succeeded: Promise<boolean>) => void;
  children: ReactNode;
}

/** Provides `useSetStatus`. */
export function OrderStatusProvider({ onSent, children }: OrderStatusProviderProps) {
  const showOutcome = useOutcomeToast();
  const [send] = useSetStatusMutation();
  const [cancel] = useCancelAnyOrderMutation();

  const setStatus = useCallback<SetStatus>(
    ({ cancellation, ...change }) => {
      const { ids: [id = ''] } = change;
      const sent = cancellation ? cancel({ id, cancellation }) : send(change);
      const succeeded = showOutcome(sent, doneMessage(change), recordOf(change));
      onSent?.(change, succeeded);
      return succeeded;
    },
    [send, cancel, showOutcome, onSent],
  );
  return <SetStatusContext value={setStatus}>{children}</SetStatusContext>;
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
