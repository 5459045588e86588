import * as v from 'valibot';
import { LineChangeSchema } from '../cart/lineChange';

/** Machine-readable reasons of a refusal. The message beside the code is for people. */
const ERROR_CODES = [
  'invalid',
  'unauthenticated',
  'data_gone',
  'forbidden',
  'not_found',
  'conflict',
  'cart_changed',
  'category_gone',
  'too_many_requests',
  'server_error',
  'storage_unavailable',
  'not_implemented',
  'storage_full',
] as const;

/** The message of a 401: the call has no valid session. */
export const PLEASE_SIGN_IN = 'Please sign in first';
/** The message of a 403: the call needs an administrator (docs/behaviour.md, section 6). */
export const NO_PERMISSION = "You don't have permission to access the admin panel";

/**
 * The body of every refusal. `changes` comes with the code `cart_changed` only. `now` comes with `conflict` only: the
 * current value of each field that another user has changed.
 */
export const RefusalSchema = v.object({
  status: v.pipe(v.number(), v.integer()),
  code: v.picklist(ERROR_CODES),
  message: v.pipe(v.string(), v.minLength(1)),
  changes: v.optional(v.array(LineChangeSchema)),
  now: v.optional(v.record(v.string(), v.unknown())),
});
export type Refusal = v.InferOutput<typeof RefusalSchema>;
