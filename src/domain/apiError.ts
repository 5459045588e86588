import * as v from 'valibot';
import { LineChangeSchema } from './lineChange';

/** Why the backend refused, for code; the message is for people. */
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

/** Said to a call that needs a session and has none that holds. */
export const PLEASE_SIGN_IN = 'Please sign in first';
/** Said to who wants what is the administrators' alone (specification, section 6). */
export const NO_PERMISSION = "You don't have permission to access the admin panel";

/**
 * The body of every refusal. `changes` comes with `cart_changed` alone, and `now` with the `conflict` of a change to what
 * somebody else has changed: each field in question, as it is.
 */
export const RefusalSchema = v.object({
  status: v.pipe(v.number(), v.integer()),
  code: v.picklist(ERROR_CODES),
  message: v.pipe(v.string(), v.minLength(1)),
  changes: v.optional(v.array(LineChangeSchema)),
  now: v.optional(v.record(v.string(), v.unknown())),
});
export type Refusal = v.InferOutput<typeof RefusalSchema>;
