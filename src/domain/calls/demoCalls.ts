import * as v from 'valibot';
import { CountSchema } from '../number/digits';
import { BATCH_MAX, BIG_SHOP, DEMO_KINDS, SEED_MAX, wholeNumber } from '../demo-data/demoData';
import { call } from './call';

/** How many generated dishes or users the generated orders refer to. Defaults to the full size of the big shop. */
const shopOf = (most: number) => v.optional(v.pipe(wholeNumber(most), v.minValue(1)), most);

export const resetDemo = call.post('/demo/reset', 'demo-data', {
  answer: null,
  events: ['everything-changed'],
});

export const fillDemo = call.post('/demo/batches', 'demo-data', {
  body: v.object({
    kind: v.picklist(DEMO_KINDS),
    seed: wholeNumber(SEED_MAX),
    from: wholeNumber(10_000_000),
    count: v.pipe(wholeNumber(BATCH_MAX), v.minValue(1)),
    foods: shopOf(BIG_SHOP.foods),
    users: shopOf(BIG_SHOP.users),
    /** The id of the shop state, from the response to the batch before. If the shop was reset or replaced since, the batch is refused. */
    shop: v.optional(v.number()),
  }),
  answer: v.object({ stored: CountSchema, shop: v.number() }),
});
