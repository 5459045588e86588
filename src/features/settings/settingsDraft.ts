import * as v from 'valibot';
import { SETTING_FIELDS, SETTING_KINDS, SETTING_NAMES, describeSpan } from '../../domain/shop/settingFields';
import type { OpeningSpan, ShopSettings } from '../../domain/shop/settings';
import { SettingsFormSchema } from '../../domain/shop/settingsForm';

/** What the form's fields hold, by the names of the settings: mostly texts. */
export type SettingsDraft = Readonly<Record<keyof ShopSettings, unknown>>;

/** The label of each setting, in the order of the form. */
export const SETTINGS_LABELS = perSetting((name) => SETTING_FIELDS[name].label) as Readonly<Record<keyof ShopSettings, string>>;

function perSetting(valueOf: (name: keyof ShopSettings) => unknown): SettingsDraft {
  return Object.fromEntries(SETTING_NAMES.map((name) => [name, valueOf(name)])) as SettingsDraft;
}

/** Parses and validates what the form holds. */
export const SettingsDraftSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((draft) => perSetting((name) => SETTING_KINDS[SETTING_FIELDS[name].kind].parse(draft[name] as never))),
  SettingsFormSchema,
);

/** What the form holds for some settings. */
export function draftOf(settings: ShopSettings): SettingsDraft {
  return perSetting((name) => SETTING_KINDS[SETTING_FIELDS[name].kind].typed(settings[name]));
}

/** Shows what the form holds for a setting, beside another administrator's. */
export function shownInConflict(typed: unknown): string {
  if (!Array.isArray(typed)) return `“${String(typed)}”`;
  const entries = (typed as (string | OpeningSpan)[]).map((each) => (typeof each === 'string' ? each : describeSpan(each)));
  return entries.length > 0 ? entries.join('; ') : 'none';
}
