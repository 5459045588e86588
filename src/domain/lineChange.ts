import * as v from 'valibot';

/** What changed about one line between the cart and the shop. `available` is the stock; 0 is sold out. */
export const LineChangeSchema = v.variant('kind', [
  v.object({ kind: v.literal('gone'), foodId: v.string(), foodName: v.string() }),
  v.object({ kind: v.literal('stock'), foodId: v.string(), foodName: v.string(), wanted: v.number(), available: v.number() }),
  v.object({ kind: v.literal('price'), foodId: v.string(), foodName: v.string(), was: v.number(), now: v.number() }),
]);
export type LineChange = v.InferOutput<typeof LineChangeSchema>;
