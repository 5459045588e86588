/** Schemas of the rows of every store in the current version, for the check of imported capsules. */
import * as v from 'valibot';
import { BannerSchema } from '../../../src/domain/banner/banner';
import { FoodSchema } from '../../../src/domain/food/food';
import { HistoryEntrySchema } from '../../../src/domain/history/history';
import { readOrder } from '../../../src/domain/order/olderOrder';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const number = v.pipe(v.number(), v.finite());
const bit = v.picklist([0, 1]);
const texts = <const Names extends readonly string[]>(...names: Names) =>
  Object.fromEntries(names.map((name) => [name, v.string()])) as Record<Names[number], v.StringSchema<undefined>>;

function isOrder(record: unknown): boolean {
  try {
    readOrder(record);
    return true;
  } catch {
    return false;
  }
}

/** The schema of a row, by the name of its store. */
export const ROW_SCHEMAS: Readonly<Record<string, v.GenericSchema<unknown, object>>> = {
  foods: v.strictObject({ ...FoodSchema.entries, n: count, threshold: count, on: bit, low: bit, ...texts('nameKey', 'categoryKey') }),
  categories: v.strictObject({ n: count, ...texts('key', 'name') }),
  banners: v.strictObject({ ...BannerSchema.entries, n: count }),
  users: v.strictObject({
    ...texts('id', 'name', 'email', 'phone', 'address', 'photoUrl', 'emailKey', 'nameKey', 'addressKey'),
    n: count,
    role: v.picklist(['customer', 'administrator']),
    anyPassword: v.boolean(),
  }),
  credentials: v.strictObject({ ...texts('userId', 'salt', 'hash'), iterations: count }),
  sessions: v.strictObject(texts('token', 'userId', 'createdAt')),
  orders: v.strictObject({
    ...texts('id', 'userId', 'date', 'status', 'customerKey'),
    n: count,
    cents: number,
    sold: v.record(v.string(), count),
    record: v.custom<object>(isOrder),
  }),
  orderKeys: v.strictObject(texts('userId', 'key', 'orderId', 'fingerprint')),
  history: v.strictObject({ ...HistoryEntrySchema.entries, n: count }),
  counters: v.strictObject({ key: v.string(), value: number }),
  postings: v.strictObject({ ...texts('section', 'term'), chunk: count, members: v.array(count) }),
};
