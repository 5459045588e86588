import * as v from 'valibot';
import { CountSchema } from '../number/count';
import { MoneySchema, WHOLE_CENTS } from '../number/money';

/** A difference between a cart line and the shop. `available` is the stock in pieces; 0 means sold out. */
export const LineChangeSchema = v.variant('kind', [
  v.object({ kind: v.literal('gone'), foodId: v.string(), foodName: v.string() }),
  v.object({ kind: v.literal('stock'), foodId: v.string(), foodName: v.string(), wanted: CountSchema, available: CountSchema }),
  v.object({ kind: v.literal('price'), foodId: v.string(), foodName: v.string(), was: v.pipe(v.number(), WHOLE_CENTS), now: MoneySchema }),
]);
export type LineChange = v.InferOutput<typeof LineChangeSchema>;
