/** How a change is undone, as the history stores it with the entry of the change (docs/undo.md). */
import * as v from 'valibot';
import { BannerSchema } from '../../../src/domain/banner/banner';
import { FoodSchema } from '../../../src/domain/food/food';
import type { ShopEvent } from '../../../src/domain/events/shopEvent';
import { exactPartial } from '../../../src/domain/http/conflict';

const text = v.string();
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Puts a category or a promotion back into its former place. The database gives the number to no other row. */
const rowNumber = v.exactOptional(count);

/** What can change about a dish. */
const DishSchema = v.object({ ...v.omit(FoodSchema, ['id']).entries, threshold: count, onMenu: v.boolean() });
export type Dish = v.InferOutput<typeof DishSchema>;
export const DISH_FIELDS = Object.keys(DishSchema.entries) as (keyof Dish)[];

const PartsSchema = v.strictObject(exactPartial(DishSchema.entries));
export type DishParts = v.InferOutput<typeof PartsSchema>;

/**
 * The inverse of a change. `from` are the values that the change has left: if one of them has changed since, the change
 * cannot be undone. `to` are the values to restore.
 */
export const InverseSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('set-statuses'), orders: v.array(v.strictObject({ id: text, from: text, to: text })) }),
  /** `from.image` is the digest of an uploaded picture. */
  v.strictObject({ kind: v.literal('change-dish'), id: text, from: PartsSchema, to: PartsSchema }),
  v.strictObject({ kind: v.literal('add-category'), row: v.strictObject({ n: rowNumber, key: text, name: text }) }),
  /** `n` tells the category from one of the same name that was added later. */
  v.strictObject({ kind: v.literal('delete-category'), n: rowNumber, name: text }),
  v.strictObject({ kind: v.literal('add-banner'), row: v.strictObject({ ...BannerSchema.entries, n: rowNumber }) }),
  v.strictObject({ kind: v.literal('delete-banner'), id: text }),
]);
export type Inverse = v.InferOutput<typeof InverseSchema>;

/** What the history and the event log say of a change: how it is undone, and what other pages read again. */
export interface Change {
  readonly inverse: Inverse;
  readonly event: ShopEvent;
}
