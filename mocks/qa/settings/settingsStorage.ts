/** Stores the settings in session storage: they survive a reload, and end with the tab. */
import { QA_SETTINGS_KEY } from '../../../src/domain/storedKeys';
import { onChange } from '../../instrumentation/changeListeners';
import { dataSize } from '../../instrumentation/dataSize';
import { storeItem } from '../../../src/shared/utils/safeStorage';
import { sessionJson } from '../../instrumentation/sessionItems';
import { SettingsSchema, changeSettings, countSwitchedOn, currentSettings } from './settings';

function remember() {
  const settings = currentSettings();
  storeItem('sessionStorage', QA_SETTINGS_KEY, countSwitchedOn(settings) === 0 ? null : JSON.stringify(settings));
}

/** Restores the settings of this tab, and stores every change from now on. */
export function keepSettings() {
  const stored = sessionJson(QA_SETTINGS_KEY, SettingsSchema);
  // The size is shared by all tabs, and another tab may have changed it since.
  if (stored) changeSettings({ ...stored, size: dataSize() });
  remember();
  onChange(remember);
}
