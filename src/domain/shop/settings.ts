import * as v from 'valibot';
import { InstantSchema } from '../date/dates';
import { MoneySchema } from '../number/money';
import { DEFAULT_TERMS } from '../order/quote';

/** The longest estimate of a delivery, in minutes: a day. */
export const MINUTES_MAX = 1440;

/** A number of minutes. */
const MinutesSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MINUTES_MAX));

/** What the administrators can set about the shop (docs/behaviour.md, section 3). */
export const ShopSettingsSchema = v.object({
  name: v.string(),
  /** Where the shop is; empty for a shop that does not say it. */
  address: v.string(),
  /** Empty for a shop without a phone number. */
  phone: v.string(),
  /** Tax on the subtotal of a new order, as a fraction. */
  taxRate: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /** Delivery fee in dollars of every new order that is not empty. */
  deliveryFee: MoneySchema,
  /** The bounds of the estimated delivery after an order is placed, in minutes. */
  estimateFrom: MinutesSchema,
  estimateTo: MinutesSchema,
  /** Whether staff can cancel orders. */
  staffCancel: v.boolean(),
  /** How long after an order its customer can cancel it, in minutes; 0 for not at all. */
  cancelMinutes: MinutesSchema,
  /** Whether orders are preparing once the kitchen has begun, and out for delivery before they are completed. */
  preparing: v.boolean(),
  outForDelivery: v.boolean(),
});
export type ShopSettings = v.InferOutput<typeof ShopSettingsSchema>;

/** The settings of a new shop (docs/behaviour.md, section 9). */
export const DEFAULT_SETTINGS: ShopSettings = {
  name: 'Food Delivery',
  address: '',
  phone: '+1 555 012 3456',
  ...DEFAULT_TERMS,
  estimateFrom: 30,
  estimateTo: 45,
  staffCancel: false,
  cancelMinutes: 0,
  preparing: false,
  outForDelivery: false,
};

/** What the API says of the shop: its settings, and the present time by the clock of the server. */
export const ShopSchema = v.object({ ...ShopSettingsSchema.entries, time: InstantSchema });
