/** Rules of the settings form. Not in settings.ts, so that the storefront does not load them. */
import * as v from 'valibot';
import { exactPartial, precondition } from '../http/conflict';
import { DaySchema } from '../date/day';
import { wholeNumberBetween } from '../number/digits';
import { dollarsBetween, formatPrice } from '../number/money';
import { ADDRESS_MAX, NAME_MAX, OptionalEmailSchema, OptionalPhoneSchema, optionalText, refusedBy, requiredText } from '../text/text';
import { MINUTES_MAX, SLOT_MINUTES, type ShopSettings, ShopSettingsSchema, WEEKDAYS } from './settings';
import { isTimeZone } from './zonedTime';

const TAX_MESSAGE = 'Please enter a valid tax rate';
const MINUTES_MESSAGE = 'Please enter a valid number of minutes';
/** The message for an estimate whose end precedes its beginning. */
export const ESTIMATE_REVERSED = 'The longest delivery time cannot be below the shortest';

/** The highest delivery fee, and the highest sum of a rule, in dollars. */
const FEE_MAX = 999.99;
/** Tax rates have at most three decimals as a percentage, such as 8.875%. */
const RATE_STEP = 0.00001;

/** Whether a tax rate, as a fraction, has at most three decimals as a percentage. */
export function hasRateStep(rate: number): boolean {
  return Math.abs(rate / RATE_STEP - Math.round(rate / RATE_STEP)) < 1e-6;
}

const dollars = (name: string) => dollarsBetween(0, FEE_MAX, `Please enter a valid ${name}`, `The ${name} can be at most ${formatPrice(FEE_MAX)}`);
const minutes = (least: number, tooMany: string) => wholeNumberBetween(least, MINUTES_MAX, MINUTES_MESSAGE, tooMany);
const estimate = minutes(1, 'A delivery can take at most a day');

const TIME_MESSAGE = 'Please enter a time such as 11:30';
const time = v.pipe(v.string(TIME_MESSAGE), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME_MESSAGE));

/** For how many minutes orders are paused; 0 ends a pause. */
export const PauseSchema = minutes(0, 'Orders can be paused for at most a day');

/** The rule of each setting. The types require one for every setting. */
const fields = {
  name: requiredText('name', NAME_MAX, 'Please enter the name of the shop'),
  address: optionalText('address', ADDRESS_MAX),
  phone: OptionalPhoneSchema,
  email: OptionalEmailSchema,
  taxRate: v.pipe(
    v.number(TAX_MESSAGE),
    v.minValue(0, TAX_MESSAGE),
    v.maxValue(1, 'The tax can be at most 100%'),
    v.check(hasRateStep, TAX_MESSAGE),
    v.metadata({ multipleOf: RATE_STEP }),
  ),
  deliveryFee: dollars('delivery fee'),
  minimumOrder: dollars('minimum order'),
  freeDeliveryFrom: dollars('sum for free delivery'),
  estimateFrom: estimate,
  estimateTo: estimate,
  staffCancel: v.boolean(),
  cancelMinutes: minutes(0, 'Orders can be cancelled for at most a day'),
  preparing: v.boolean(),
  outForDelivery: v.boolean(),
  timeZone: v.pipe(v.string(), v.maxLength(100)),
  hours: v.pipe(
    v.array(v.object({ days: v.pipe(v.array(v.picklist(WEEKDAYS)), v.nonEmpty('Please choose the days')), opens: time, closes: time })),
    v.maxLength(50, 'There can be at most 50 hours'),
  ),
  closedDays: v.pipe(
    v.array(DaySchema),
    v.maxLength(100, 'There can be at most 100 closed days'),
  ),
  laterDays: wholeNumberBetween(0, 14, 'Please enter a number of days up to 14'),
  slotMinutes: v.picklist(SLOT_MINUTES, 'A slot has 15 or 30 minutes'),
  slotCapacity: v.pipe(wholeNumberBetween(0, 1000, 'Please enter a number of orders up to 1,000'), v.minValue(1, 'A slot takes at least one order')),
  leadMinutes: minutes(0, 'The kitchen can begin at most a day before'),
} satisfies Record<keyof ShopSettings, v.GenericSchema>;

/** The message for hours and slots without a time zone. */
export const NO_TIME_ZONE = 'Please choose the time zone of the shop';

/** What is wrong with settings that are valid each alone, and at which field; null if nothing is. */
export function settingsRefusal(settings: ShopSettings): { readonly field: keyof ShopSettings; readonly message: string } | null {
  const { estimateFrom, estimateTo, timeZone, hours, closedDays, laterDays } = settings;
  if (estimateFrom > estimateTo) return { field: 'estimateTo', message: ESTIMATE_REVERSED };
  if (!isTimeZone(timeZone)) return { field: 'timeZone', message: 'Please choose a time zone of the list' };
  const needsZone = hours.length > 0 || closedDays.length > 0 || laterDays > 0;
  return needsZone && timeZone === '' ? { field: 'timeZone', message: NO_TIME_ZONE } : null;
}

/** What the settings form submits: all settings. */
export const SettingsFormSchema = v.pipe(
  v.object(fields),
  refusedBy(settingsRefusal),
);

/** Some settings, as they were read. */
export const SettingsPartsSchema = v.object(exactPartial(ShopSettingsSchema.entries));
export type SettingsParts = v.InferOutput<typeof SettingsPartsSchema>;

/** A partial update of the settings. `was` holds the values that the sender had read of the changed ones, for conflict detection. */
export const SettingsChangesSchema = v.object({ ...exactPartial(fields), was: v.exactOptional(precondition(SettingsPartsSchema)) });
export type SettingsChanges = v.InferOutput<typeof SettingsChangesSchema>;
