/** Rules of the settings form. Not in settings.ts, so that the storefront does not load them. */
import * as v from 'valibot';
import { exactPartial, precondition, wasIsNoList } from '../http/conflict';
import { WHOLE_CENTS, formatPrice, hasWholeCents } from '../number/money';
import { ADDRESS_MAX, NAME_MAX, OptionalPhoneSchema, optionalText, requiredText } from '../text/text';
import { MINUTES_MAX, type ShopSettings, ShopSettingsSchema } from './settings';

const TAX_MESSAGE = 'Please enter a valid tax rate';
const FEE_MESSAGE = 'Please enter a valid delivery fee';
const MINUTES_MESSAGE = 'Please enter a valid number of minutes';
/** The message for an estimate whose end precedes its beginning. */
export const ESTIMATE_REVERSED = 'The longest delivery time cannot be below the shortest';

/** The highest delivery fee, in dollars. */
const FEE_MAX = 999.99;
/** Tax rates have at most three decimals as a percentage, such as 8.875%. */
const RATE_STEP = 0.00001;

/** Whether a tax rate, as a fraction, has at most three decimals as a percentage. */
export function hasRateStep(rate: number): boolean {
  return Math.abs(rate / RATE_STEP - Math.round(rate / RATE_STEP)) < 1e-6;
}

const minutes = (least: number, tooMany: string) => v.pipe(
  v.number(MINUTES_MESSAGE),
  v.safeInteger(MINUTES_MESSAGE),
  v.minValue(least, MINUTES_MESSAGE),
  v.maxValue(MINUTES_MAX, tooMany),
);
const estimate = minutes(1, 'A delivery can take at most a day');

/** The rule of each setting. The types require one for every setting. */
const fields = {
  name: requiredText('name', NAME_MAX, 'Please enter the name of the shop'),
  address: optionalText('address', ADDRESS_MAX),
  phone: OptionalPhoneSchema,
  taxRate: v.pipe(
    v.number(TAX_MESSAGE),
    v.minValue(0, TAX_MESSAGE),
    v.maxValue(1, 'The tax can be at most 100%'),
    v.check(hasRateStep, TAX_MESSAGE),
    v.metadata({ multipleOf: RATE_STEP }),
  ),
  deliveryFee: v.pipe(
    v.number(FEE_MESSAGE),
    v.minValue(0, FEE_MESSAGE),
    v.maxValue(FEE_MAX, `The delivery fee can be at most ${formatPrice(FEE_MAX)}`),
    v.check(hasWholeCents, FEE_MESSAGE),
    WHOLE_CENTS,
  ),
  estimateFrom: estimate,
  estimateTo: estimate,
  staffCancel: v.boolean(),
  cancelMinutes: minutes(0, 'Orders can be cancelled for at most a day'),
  preparing: v.boolean(),
  outForDelivery: v.boolean(),
} satisfies Record<keyof ShopSettings, v.GenericSchema>;

/** Whether an estimate ends after it begins, or at the same minute. */
export function isEstimate({ estimateFrom, estimateTo }: Pick<ShopSettings, 'estimateFrom' | 'estimateTo'>): boolean {
  return estimateFrom <= estimateTo;
}

/** What the settings form submits: all settings. */
export const SettingsFormSchema = v.pipe(
  v.object(fields),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || isEstimate(dataset.value)) return;
    const input = dataset.value;
    addIssue({ message: ESTIMATE_REVERSED, path: [{ type: 'object', origin: 'value', input, key: 'estimateTo', value: input.estimateTo }] });
  }),
);

/** Some settings, as they were read. */
export const SettingsPartsSchema = v.object(exactPartial(ShopSettingsSchema.entries));
export type SettingsParts = v.InferOutput<typeof SettingsPartsSchema>;

/** A partial update of the settings. `was` holds the values that the sender had read of the changed ones, for conflict detection. */
export const SettingsChangesSchema = v.pipe(
  wasIsNoList(SettingsPartsSchema),
  v.object({ ...exactPartial(fields), was: v.exactOptional(precondition(SettingsPartsSchema)) }),
);
export type SettingsChanges = v.InferOutput<typeof SettingsChangesSchema>;
