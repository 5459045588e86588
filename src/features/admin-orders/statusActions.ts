import { COMPLETED, PENDING } from '../../domain/order';

const COMPLETE = { status: COMPLETED, label: 'Complete' } as const;
const REOPEN = { status: PENDING, label: 'Re-open' } as const;

/** A status an administrator may set, and what the button that sets it says (specification, section 2). */
type StatusAction = typeof COMPLETE | typeof REOPEN;

/** Every one of them. */
export const STATUS_ACTIONS: readonly StatusAction[] = [COMPLETE, REOPEN];

/** What can be done with an order: the other status; with one of a status the app does not know, both. */
export function statusActions(status: string): readonly [StatusAction, ...StatusAction[]] {
  if (status === COMPLETED) return [REOPEN];
  return status === PENDING ? [COMPLETE] : [COMPLETE, REOPEN];
}
