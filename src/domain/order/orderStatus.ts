/** The statuses of an order, in one table: tabs, buttons, counts and tags follow from it (docs/behaviour.md, section 4). */

/** A status that the app knows. On the wire a status is any text. */
export type KnownStatus = 'pending' | 'completed';

interface OrderStatus {
  readonly label: string;
  /** Colour and icon of the tag. */
  readonly tone: 'info' | 'warning' | 'success';
  /** Whether the order has been delivered or cancelled; false means it is open. */
  readonly done: boolean;
  /** The statuses that an administrator can set, the most used one first. */
  readonly next: readonly KnownStatus[];
}

/** The known statuses, from the first to the last of an order. `action` is the label of the button that sets the status. */
export const ORDER_STATUSES: Readonly<Record<KnownStatus, OrderStatus & { readonly action: string }>> = {
  pending: { label: 'Pending', tone: 'warning', done: false, action: 'Re-open', next: ['completed'] },
  completed: { label: 'Completed', tone: 'success', done: true, action: 'Complete', next: ['pending'] },
};

export const PENDING = 'pending' satisfies KnownStatus;
export const COMPLETED = 'completed' satisfies KnownStatus;

/** The status of a cancelled order. Not in the table: it is set with a reason (cancelling.ts), and only undoing that sets another one. */
export const CANCELLED = 'cancelled';
const CANCELLED_ENTRY: OrderStatus = { label: 'Cancelled', tone: 'info', done: true, next: [] };

/** The keys of the table, in its order. */
export const KNOWN_STATUSES = Object.keys(ORDER_STATUSES) as [KnownStatus, ...KnownStatus[]];

/** The statuses in the order of their buttons: the last of an order first. */
export const STATUSES_TO_SET = [...KNOWN_STATUSES].reverse() as typeof KNOWN_STATUSES;

const isKnown = (status: string): status is KnownStatus => Object.hasOwn(ORDER_STATUSES, status);

/** The entry of a status. An unknown one is open, has itself as its label, and any known status may follow. */
export function statusOf(status: string): OrderStatus {
  if (isKnown(status)) return ORDER_STATUSES[status];
  if (status === CANCELLED) return CANCELLED_ENTRY;
  const label = status === '' ? 'Unknown' : status.charAt(0).toUpperCase() + status.slice(1);
  return { label, tone: 'info', done: false, next: STATUSES_TO_SET };
}

/** A value for each known status. */
export function perStatus<Value>(valueOf: (status: KnownStatus) => Value): Record<KnownStatus, Value> {
  return Object.fromEntries(KNOWN_STATUSES.map((status) => [status, valueOf(status)])) as Record<KnownStatus, Value>;
}
