import * as v from 'valibot';
import { LineChangeSchema } from '../cart/lineChange';

/**
 * The machine-readable reasons of a refusal, each with its HTTP status. The message beside the code is for people. Of
 * several codes with one status, the first is the general one.
 */
export const HTTP_STATUSES = {
  invalid: 422,
  unauthenticated: 401,
  data_gone: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  cart_changed: 409,
  total_changed: 409,
  closed: 409,
  slot_taken: 409,
  category_gone: 409,
  too_many_requests: 429,
  server_error: 500,
  storage_unavailable: 500,
  not_implemented: 501,
  storage_full: 507,
} as const;
type Code = keyof typeof HTTP_STATUSES;

/** The message of a 401: the call has no valid session. */
export const PLEASE_SIGN_IN = 'Please sign in first';
/** The message of a 403 for a customer: the call is for the staff (docs/behaviour.md, section 6). */
export const NO_PERMISSION = "You don't have permission to access the admin panel";
/** The message of a 403 for staff: the call needs a permission that their role lacks. */
export const NOT_IN_ROLE = 'Your role does not allow this';

/**
 * The body of every refusal. `changes` comes with the code `cart_changed` only. `now` comes with `conflict` only: the
 * current value of each field that another user has changed.
 */
export const RefusalSchema = v.object({
  status: v.pipe(v.number(), v.integer()),
  code: v.picklist(Object.keys(HTTP_STATUSES) as [Code, ...Code[]]),
  message: v.pipe(v.string(), v.minLength(1)),
  changes: v.optional(v.array(LineChangeSchema)),
  now: v.optional(v.record(v.string(), v.unknown())),
});
export type Refusal = v.InferOutput<typeof RefusalSchema>;
