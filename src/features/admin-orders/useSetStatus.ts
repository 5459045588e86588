import { COMPLETED, PENDING } from '../../domain/order';
import { messageOf } from '../../shared/api/apiError';
import { formatCount } from '../../shared/back-office/columns';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { useSetStatusMutation } from './statusApi';

/** A status an administrator may set, and what the button that sets it says (specification, sections 2 and 4). */
type StatusAction = (typeof ACTIONS)[number];

const ACTIONS = [
  { status: COMPLETED, label: 'Complete' },
  { status: PENDING, label: 'Re-open' },
] as const;

/** What can be done with an order: the other status; with one of a status the app does not know, both. */
export function statusActions(status: string): readonly [StatusAction, ...StatusAction[]] {
  const [complete, reopen] = ACTIONS;
  if (status === COMPLETED) return [reopen];
  return status === PENDING ? [complete] : [complete, reopen];
}

/** Sets the status of orders and says what came of it. */
export function useSetStatus(): (ids: readonly string[], status: StatusAction['status']) => Promise<void> {
  const notify = useNotify();
  const [setStatus] = useSetStatusMutation();
  return async (ids, status) => {
    const { error } = await setStatus({ ids, status });
    if (error) notify.error(messageOf(error));
    else notify.success(ids.length === 1 ? `Order marked as ${status}` : `${formatCount(ids.length)} orders marked as ${status}`);
  };
}
