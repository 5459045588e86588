/** The statuses of an order, in one table: tabs, buttons, counts and tags follow from it (docs/behaviour.md, section 4). */
import type { ShopSettings } from '../shop/settings';

/** A status that the app knows. On the wire a status is any text. */
export type KnownStatus = 'pending' | 'preparing' | 'out for delivery' | 'completed';

interface OrderStatus {
  readonly label: string;
  /** Colour and icon of the tag. */
  readonly tone: 'info' | 'warning' | 'success' | 'danger';
  /** Whether the order has been delivered or cancelled; false means it is open. */
  readonly done: boolean;
}

/**
 * The known statuses, from the first to the last of an order. `action` is the label of the button that sets the status. With a
 * `setting`, only a shop that has switched it on offers the status.
 */
export const ORDER_STATUSES: Readonly<Record<KnownStatus, OrderStatus & { readonly action: string; readonly setting?: keyof StatusSettings }>> = {
  pending: { label: 'Pending', tone: 'warning', done: false, action: 'Re-open' },
  preparing: { label: 'Preparing', tone: 'info', done: false, action: 'Prepare', setting: 'preparing' },
  'out for delivery': { label: 'Out for delivery', tone: 'info', done: false, action: 'Send out', setting: 'outForDelivery' },
  completed: { label: 'Completed', tone: 'success', done: true, action: 'Complete' },
};

/** The settings that switch statuses on. */
export type StatusSettings = Pick<ShopSettings, 'preparing' | 'outForDelivery'>;

export const PENDING = 'pending' satisfies KnownStatus;
export const PREPARING = 'preparing' satisfies KnownStatus;
export const COMPLETED = 'completed' satisfies KnownStatus;

/** The status of a cancelled order. Not in the table: it is set with a reason (cancelling.ts), and only undoing that sets another one. */
export const CANCELLED = 'cancelled';

/** The keys of the table, in its order. */
export const KNOWN_STATUSES = Object.keys(ORDER_STATUSES) as KnownStatus[];

/** The statuses of a shop, from the first to the last of an order. */
export function statusesOf(settings: StatusSettings): KnownStatus[] {
  return KNOWN_STATUSES.filter((status) => {
    const { setting } = ORDER_STATUSES[status];
    return setting === undefined || settings[setting];
  });
}

const isKnown = (status: string): status is KnownStatus => Object.hasOwn(ORDER_STATUSES, status);

/** The entry of a status. An unknown one is open and has itself as its label. */
export function statusOf(status: string): OrderStatus {
  if (isKnown(status)) return ORDER_STATUSES[status];
  if (status === CANCELLED) return { label: 'Cancelled', tone: 'danger', done: true };
  const label = status === '' ? 'Unknown' : status.charAt(0).toUpperCase() + status.slice(1);
  return { label, tone: 'info', done: false };
}

/**
 * The statuses that staff can set for an order, the most used first: the one that follows in this shop, and completed. A completed
 * order can be re-opened, one with a status that the shop does not have can get any, the last first.
 */
export function nextStatuses(status: string, settings: StatusSettings): KnownStatus[] {
  if (status === CANCELLED) return [];
  if (status === COMPLETED) return [PENDING];
  const own: readonly string[] = statusesOf(settings);
  const at = own.indexOf(status);
  if (at === -1) return statusesOf(settings).reverse();
  return [...new Set<KnownStatus>([...statusesOf(settings).slice(at + 1, at + 2), COMPLETED])];
}
