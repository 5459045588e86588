import * as v from 'valibot';
import type { ShopSettings } from '../shop/settings';
import { optionalText } from '../text/text';
import { PENDING, statusOf } from './orderStatus';

/** Why an order was cancelled. */
const REASON_LABELS = {
  ingredient: 'Out of an ingredient',
  busy: 'Kitchen too busy',
  closed: 'Closed',
  customer: 'At the customer’s request',
  address: 'Wrong address',
  other: 'Another reason',
} as const;
export type CancelReason = keyof typeof REASON_LABELS;
const CANCEL_REASONS = Object.keys(REASON_LABELS) as [CancelReason, ...CancelReason[]];

/** The reasons as the options of a field. */
export const REASON_OPTIONS = CANCEL_REASONS.map((value) => ({ value, label: REASON_LABELS[value] }));

/** Why an order was cancelled; `text` is empty if there is no more to say. */
export const CancellationSchema = v.object({ reason: v.picklist(CANCEL_REASONS), text: v.string() });
export type Cancellation = v.InferOutput<typeof CancellationSchema>;

/** The rules of the form in which staff cancel an order. */
export const CancelFormSchema = v.object({
  reason: v.picklist(CANCEL_REASONS, 'Please choose a reason'),
  text: optionalText('explanation', 200),
});

/** What cancels an order: customers need no reason. */
export const NewCancellationSchema = v.object({
  ...CancelFormSchema.entries,
  reason: v.optional(CancelFormSchema.entries.reason, 'customer'),
});

/**
 * The reason as one text: `Kitchen too busy: both ovens are out`.
 * @param toCustomer whether the customer reads it, whose own request it may have been
 */
export function describeCancellation({ reason, text }: Cancellation, toCustomer = false): string {
  const label = toCustomer && reason === 'customer' ? 'At your request' : REASON_LABELS[reason];
  return text === '' ? label : `${label}: ${text}`;
}

/** The status of an order, with the reason if it was cancelled: `Cancelled: Kitchen too busy` */
export function describeStatus({ status, cancellation }: { readonly status: string; readonly cancellation?: Cancellation | undefined }): string {
  const { label } = statusOf(status);
  return cancellation ? `${label}: ${describeCancellation(cancellation)}` : label;
}

/** The refusal of a shop that does not let the caller cancel orders. */
export const CANCELLING_OFF = 'This shop does not let orders be cancelled';

/** Why staff cannot cancel an order; null if they can. */
export function staffCancelRefusal({ status }: { readonly status: string }, { staffCancel }: Pick<ShopSettings, 'staffCancel'>): string | null {
  if (!staffCancel) return CANCELLING_OFF;
  const { done, label } = statusOf(status);
  return done ? `This order is ${label.toLowerCase()}, so it cannot be cancelled` : null;
}

/** Why a customer cannot cancel an order; null if they can. @param now by the clock of the server, in ms since 1970 */
export function customerCancelRefusal({ status, date }: { readonly status: string; readonly date: string }, { cancelMinutes }: Pick<ShopSettings, 'cancelMinutes'>, now: number): string | null {
  if (cancelMinutes === 0) return CANCELLING_OFF;
  if (status !== PENDING) return 'This order is no longer pending, so it cannot be cancelled';
  const isLate = now > Date.parse(date) + cancelMinutes * 60_000;
  return isLate ? `It is too late: an order can be cancelled within ${cancelMinutes === 1 ? 'a minute' : `${String(cancelMinutes)} minutes`}` : null;
}

/** Whether anyone can cancel orders in this shop. */
export function isCancelling({ staffCancel, cancelMinutes }: Pick<ShopSettings, 'staffCancel' | 'cancelMinutes'>): boolean {
  return staffCancel || cancelMinutes > 0;
}
