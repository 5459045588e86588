/** Stores the settings in session storage: they survive a reload, and end with the tab. */
import * as v from 'valibot';
import { QA_SETTINGS_KEY } from '../../../src/domain/storedKeys';
import { onChange } from '../../instrumentation/changeListeners';
import { dataSize } from '../../instrumentation/dataSize';
import { SettingsSchema, changeSettings, countSwitchedOn, currentSettings } from './settings';

function remember() {
  try {
    const settings = currentSettings();
    if (countSwitchedOn(settings) === 0) sessionStorage.removeItem(QA_SETTINGS_KEY);
    else sessionStorage.setItem(QA_SETTINGS_KEY, JSON.stringify(settings));
  } catch (error) {
    console.warn('What QA has switched on will not survive a reload.', error);
  }
}

function recall() {
  try {
    const stored = v.safeParse(SettingsSchema, JSON.parse(sessionStorage.getItem(QA_SETTINGS_KEY) ?? 'null'));
    // The size is shared by all tabs, and another tab may have changed it since.
    if (stored.success) changeSettings({ ...stored.output, size: dataSize() });
  } catch {
    // The stored settings are unreadable and are ignored.
  }
}

/** Restores the settings of this tab, and stores every change from now on. */
export function keepSettings() {
  recall();
  remember();
  onChange(remember);
}
