import * as v from 'valibot';
import { WHOLE_CENTS } from '../number/money';

/**
 * A part of a price beside the dishes, the tax and the delivery fee, such as a discount. `amount` is in dollars, below 0 where
 * the order gets cheaper. A `taxed` one changes the sum that is taxed. `kind` says what it is, once in a price.
 */
export const AdjustmentSchema = v.object({
  kind: v.string(),
  label: v.string(),
  amount: v.pipe(v.number(), WHOLE_CENTS),
  taxed: v.boolean(),
});
export type Adjustment = v.InferOutput<typeof AdjustmentSchema>;

/** What adjustments are computed from, in cents. */
export interface Sums {
  readonly subtotal: number;
  readonly deliveryFee: number;
}
