import { changeSettings } from '../../domain/calls/settingsCalls';
import type { SettingsChanges } from '../../domain/shop/settingsForm';
import { change } from '../../shared/api/api';
import { shopApi } from '../../shared/shop/shopApi';

/** The success message after changing the settings. */
export const SETTINGS_SAVED = 'Settings saved';

/** The endpoint that changes the settings, beside the one that reads them. */
const settingsApi = shopApi.injectEndpoints({
  endpoints: () => ({ changeSettings: change(changeSettings, { request: (body: SettingsChanges) => ({ body }) }) }),
});

export const { useGetShopQuery, useChangeSettingsMutation } = settingsApi;
