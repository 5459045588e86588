/** The shop's settings. Call these inside a transaction. */
import * as v from 'valibot';
import { dirtyFields, partsOf } from '../../src/domain/dirtyFields';
import { DEFAULT_SETTINGS, type ShopSettings } from '../../src/domain/shop/settings';
import { type SettingsParts, SettingsPartsSchema, settingsRefusal } from '../../src/domain/shop/settingsForm';

import { refuse } from '../utils/refusal';
import type { Tables } from '../store';
import type { Change } from './historyLog';
import { parseValidRows } from './parseValidRows';

const KEY = 'shop';

/** The settings of the shop. A setting that was never changed, or cannot be read, has its value of a new shop. */
export async function readSettings(db: Tables): Promise<ShopSettings> {
  const row = await db.settings.get(KEY);
  const [stored] = parseValidRows(db.settings, row ? [row] : [], v.parser(SettingsPartsSchema));
  return { ...DEFAULT_SETTINGS, ...stored };
}

/**
 * Changes some settings. Only those that differ from a new shop's are stored.
 * @param before the present settings
 * @throws RefusedError 422 if the settings do not fit together
 */
export async function storeSettings(db: Tables, before: ShopSettings, change: SettingsParts): Promise<Change> {
  const after = { ...before, ...change };
  const refusal = settingsRefusal(after);
  if (refusal) return refuse('invalid', refusal.message);
  await db.settings.put({ key: KEY, ...dirtyFields(DEFAULT_SETTINGS, after) });
  const changed = dirtyFields(before, after);
  return { inverse: { kind: 'change-settings', from: changed, to: partsOf(before, changed) }, event: { type: 'settings-changed' } };
}
