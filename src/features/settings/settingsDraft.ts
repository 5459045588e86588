import * as v from 'valibot';
import { percentText } from '../../domain/number/digits';
import { parseNumber, parsePrice, parseWhole } from '../../domain/number/parseNumber';
import type { ShopSettings } from '../../domain/shop/settings';
import { SettingsFormSchema } from '../../domain/shop/settingsForm';

/** The texts of the form's fields, by the names of the settings. */
export type SettingsDraft = Readonly<Record<keyof ShopSettings, string>>;

/** The texts of a switch. */
export const [YES, NO] = ['Yes', 'No'];

/** The label of each setting, in the order of the form. */
export const SETTINGS_LABELS: SettingsDraft = {
  name: 'Name of the shop',
  address: 'Address (optional)',
  phone: 'Phone (optional)',
  taxRate: 'Tax',
  deliveryFee: 'Delivery fee',
  estimateFrom: 'Shortest delivery',
  estimateTo: 'Longest delivery',
  staffCancel: 'Staff can cancel',
  cancelMinutes: 'Time to cancel',
};

/** Parses a percentage, with or without its sign, to a fraction: `8` gives 0.08. */
export function parsePercent(text: string): number | null {
  const percent = parseNumber(text.replace(/%\s*$/, ''));
  // Rounded, because 8.875 / 100 is 0.08875000000000001.
  return percent === null ? null : Number((percent / 100).toFixed(9));
}

/** Parses and validates the form's texts. Text that is no number stays text, which the rule of its field refuses. */
export const SettingsDraftSchema = v.pipe(
  v.record(v.string(), v.string()),
  v.transform(({ taxRate = '', deliveryFee = '', estimateFrom = '', estimateTo = '', staffCancel, cancelMinutes = '', ...texts }): Record<string, unknown> => ({
    ...texts,
    taxRate: parsePercent(taxRate) ?? taxRate,
    deliveryFee: parsePrice(deliveryFee) ?? deliveryFee,
    estimateFrom: parseWhole(estimateFrom) ?? estimateFrom,
    estimateTo: parseWhole(estimateTo) ?? estimateTo,
    staffCancel: staffCancel === YES,
    cancelMinutes: parseWhole(cancelMinutes) ?? cancelMinutes,
  })),
  SettingsFormSchema,
);

/** The texts of the form's fields for some settings. */
export function draftOf({ taxRate, deliveryFee, estimateFrom, estimateTo, staffCancel, cancelMinutes, ...texts }: ShopSettings): SettingsDraft {
  return {
    ...texts,
    taxRate: percentText(taxRate),
    deliveryFee: deliveryFee.toFixed(2),
    estimateFrom: String(estimateFrom),
    estimateTo: String(estimateTo),
    staffCancel: staffCancel ? YES : NO,
    cancelMinutes: String(cancelMinutes),
  };
}
