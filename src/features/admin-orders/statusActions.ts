import { COMPLETED, PENDING } from '../../domain/order/order';

const COMPLETE = { status: COMPLETED, label: 'Complete' } as const;
const REOPEN = { status: PENDING, label: 'Re-open' } as const;

/** A status that an administrator can set, and the label of its button (docs/behaviour.md, section 2, Admin orders). */
type StatusAction = typeof COMPLETE | typeof REOPEN;

/** All status actions. */
export const STATUS_ACTIONS: readonly StatusAction[] = [COMPLETE, REOPEN];

/** The actions of an order: the other status; both for a status that the app does not know. */
export function statusActions(status: string): readonly [StatusAction, ...StatusAction[]] {
  if (status === COMPLETED) return [REOPEN];
  return status === PENDING ? [COMPLETE] : [COMPLETE, REOPEN];
}
