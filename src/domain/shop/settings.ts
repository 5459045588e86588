import * as v from 'valibot';
import { InstantSchema } from '../date/dates';
import { MoneySchema } from '../number/money';
import { DEFAULT_TERMS } from '../order/quote';
import { DEFAULT_NAME } from './defaultName';

/** The longest estimate of a delivery, in minutes: a day. */
export const MINUTES_MAX = 1440;

/** A number of minutes. */
const MinutesSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MINUTES_MAX));

/** The days of the week. */
export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Hours of some days of the week, such as `11:00` to `14:00`. They end on the next day unless `closes` is after `opens`. */
const OpeningSpanSchema = v.object({ days: v.array(v.picklist(WEEKDAYS)), opens: v.string(), closes: v.string() });
export type OpeningSpan = v.InferOutput<typeof OpeningSpanSchema>;

/** The lengths of slots, in minutes. */
export const SLOT_MINUTES = [15, 30] as const;

/** What the administrators can set about the shop (docs/behaviour.md, section 3). */
export const ShopSettingsSchema = v.object({
  name: v.string(),
  /** Where the shop is; empty for a shop that does not say it. */
  address: v.string(),
  /** Empty for a shop without a phone number. */
  phone: v.string(),
  /** Empty for a shop without an e-mail address. */
  email: v.string(),
  /** Tax on the subtotal of a new order, as a fraction. */
  taxRate: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /** Delivery fee in dollars of every new order that is not empty. */
  deliveryFee: MoneySchema,
  /** The least sum of the dishes of an order, in dollars; 0 for any. */
  minimumOrder: MoneySchema,
  /** From which sum of its dishes on an order has no delivery fee, in dollars; 0 for none. */
  freeDeliveryFrom: MoneySchema,
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
  /** The IANA name of the time zone of the hours and slots; empty for a shop without them. */
  timeZone: v.string(),
  /** When the shop takes orders; always if there are none. */
  hours: v.array(OpeningSpanSchema),
  /** Days without hours, such as `2026-12-25`. */
  closedDays: v.array(v.string()),
  /** For how many days after the present one orders for later can be placed; 0 for no such orders. */
  laterDays: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** The length of a slot in minutes. */
  slotMinutes: v.picklist(SLOT_MINUTES),
  /** How many orders a slot takes. */
  slotCapacity: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** How long before it is due the kitchen begins with an order for later, in minutes: no slot is on offer sooner. */
  leadMinutes: MinutesSchema,
});
export type ShopSettings = v.InferOutput<typeof ShopSettingsSchema>;

/** The settings of a new shop (docs/behaviour.md, section 9). */
export const DEFAULT_SETTINGS: ShopSettings = {
  name: DEFAULT_NAME,
  address: '',
  phone: '+1 555 012 3456',
  email: 'hello@fooddelivery.example',
  ...DEFAULT_TERMS,
  minimumOrder: 0,
  freeDeliveryFrom: 0,
  estimateFrom: 30,
  estimateTo: 45,
  staffCancel: false,
  cancelMinutes: 0,
  preparing: false,
  outForDelivery: false,
  timeZone: '',
  hours: [],
  closedDays: [],
  laterDays: 0,
  slotMinutes: 30,
  slotCapacity: 5,
  leadMinutes: 60,
};

/** Why no order for now is taken, and until when; null if that is not known. */
const ClosedSchema = v.object({ reason: v.picklist(['closed', 'paused']), until: v.nullable(InstantSchema) });
export type Closed = v.InferOutput<typeof ClosedSchema>;

/** What the API says of the shop: its settings, the present time by the clock of the server, and whether it takes orders. */
export const ShopSchema = v.object({
  ...ShopSettingsSchema.entries,
  /** Only of a shop that has coupons: whether one of them can be used, today or later. */
  coupons: v.exactOptional(v.boolean()),
  time: InstantSchema,
  closed: v.exactOptional(ClosedSchema),
  /** When `closed` will be something else; left out if never, or within a year. */
  changesAt: v.exactOptional(InstantSchema),
});
export type Shop = v.InferOutput<typeof ShopSchema>;
