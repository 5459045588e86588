import * as v from 'valibot';
import { BATCH_MAX } from '../demoData';
import { call } from './call';

/** Whoever fills in a seed reads the sentence, whichever of the rules it breaks. */
const wholeNumber = (max: number) => {
  const sentence = `Please enter a whole number from 0 to ${String(max)}`;
  return v.pipe(v.number(sentence), v.integer(sentence), v.minValue(0, sentence), v.maxValue(max, sentence));
};

export const resetDemo = call({
  summary: 'Bring the sample data back',
  method: 'POST',
  path: '/demo/reset',
  access: 'administrator',
  answer: null,
});

export const fillDemo = call({
  summary: 'Generate records number `from` to `from + count` of a kind; the same seed gives the same records',
  method: 'POST',
  path: '/demo/batches',
  access: 'administrator',
  body: v.object({
    kind: v.picklist(['foods', 'users', 'orders']),
    seed: wholeNumber(2 ** 31),
    from: wholeNumber(10_000_000),
    count: v.pipe(wholeNumber(BATCH_MAX), v.minValue(1)),
  }),
  answer: v.object({ stored: v.number() }),
});
