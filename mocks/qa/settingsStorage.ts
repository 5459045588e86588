/** What is switched on survives a reload, and ends with its tab. */
import * as v from 'valibot';
import { QA_SETTINGS_KEY } from '../../src/domain/storedKeys';
import { onChange } from './changes';
import { SettingsSchema, changeSettings, countSwitchedOn, currentSettings } from './settings';

function remember() {
  try {
    const settings = currentSettings();
    if (countSwitchedOn(settings) === 0 && settings.size === 'samples') sessionStorage.removeItem(QA_SETTINGS_KEY);
    else sessionStorage.setItem(QA_SETTINGS_KEY, JSON.stringify(settings));
  } catch (error) {
    console.warn('What QA has switched on will not survive a reload.', error);
  }
}

function recall() {
  try {
    const stored = v.safeParse(SettingsSchema, JSON.parse(sessionStorage.getItem(QA_SETTINGS_KEY) ?? 'null'));
    if (stored.success) changeSettings(stored.output);
  } catch {
    // Nothing that can be read was switched on.
  }
}

/** Switches on what was on before the reload, and stores every change from now on. */
export function keepSettings() {
  recall();
  // Also what was noted before, such as what has become of the data.
  remember();
  onChange(remember);
}
