import * as v from 'valibot';
import { CountSchema } from '../number/digits';
import { FoodSchema, StockSchema, pieces } from '../food/food';
import { exactPartial, precondition } from '../http/conflict';

/** The default alert threshold in pieces: stock at or below it is low (docs/behaviour.md, section 9). */
export const DEFAULT_THRESHOLD = 10;
/** The pieces that one click of Restock adds (docs/behaviour.md, section 9). */
export const RESTOCK_STEP = 10;

/** A product with its stock and its alert threshold (docs/behaviour.md, section 3). */
export const InventoryRowSchema = v.object({
  ...v.pick(FoodSchema, ['id', 'name', 'category', 'price', 'image', 'stock']).entries,
  threshold: CountSchema,
  soldOutUntil: FoodSchema.entries.soldOutUntil,
});
export type InventoryRow = v.InferOutput<typeof InventoryRowSchema>;

/** `Low Stock` when the stock is less than or equal to the threshold, else `In Stock` (docs/behaviour.md, section 4). */
export function stockStatus(row: Pick<InventoryRow, 'stock' | 'threshold'>): 'Low Stock' | 'In Stock' {
  return row.stock <= row.threshold ? 'Low Stock' : 'In Stock';
}

/** The alert threshold in pieces. Its message follows the stock's (docs/behaviour.md, section 5). */
export const ThresholdSchema = pieces('alert threshold', 'Please enter a valid threshold value');

/** The stock, the threshold or both, as they were read. */
export const LevelsSchema = v.object(exactPartial(v.pick(InventoryRowSchema, ['stock', 'threshold']).entries));

const InventoryPartsSchema = v.object({
  stock: v.optional(StockSchema),
  threshold: v.optional(ThresholdSchema),
  restock: v.optional(StockSchema),
  was: v.optional(precondition(LevelsSchema)),
});

/** Whether a change sets exactly one of stock, threshold and restock. */
export function changesOneThing(change: v.InferOutput<typeof InventoryPartsSchema>): boolean {
  return [change.stock, change.threshold, change.restock].filter((part) => part !== undefined).length === 1;
}

/**
 * A change of one product: set its stock, set its threshold, or add to its stock. `was` holds the values that the
 * sender had read, for conflict detection.
 */
export const InventoryChangeSchema = v.pipe(InventoryPartsSchema, v.check(changesOneThing, 'Change the stock, the threshold or restock, one at a time'));
export type InventoryChange = v.InferOutput<typeof InventoryChangeSchema>;

/** Applies a change to a row. */
export function applyInventoryChange<Row extends { stock: number; threshold: number }>(row: Row, change: InventoryChange): Row {
  return {
    ...row,
    stock: change.stock ?? row.stock + (change.restock ?? 0),
    threshold: change.threshold ?? row.threshold,
  };
}

/** The message of a changed stock, on the screen and in the history. */
export function stockUpdated(product: string): string {
  return `Stock updated for ${product}`;
}

/** The message of a changed alert threshold, on the screen and in the history. */
export function thresholdUpdated(product: string): string {
  return `Alert threshold updated for ${product}`;
}

/** The message of a dish that is sold out until tomorrow, or on offer again, on the screen and in the history. */
export function soldOutChanged(product: string, soldOut: boolean): string {
  return soldOut ? `${product} is sold out until tomorrow` : `${product} is on offer again`;
}
