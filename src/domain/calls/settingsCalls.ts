import { ShopSettingsSchema } from '../shop/settings';
import { SettingsChangesSchema } from '../shop/settingsForm';
import { call } from './call';

export const changeSettings = call.patch('/shop', 'settings', {
  body: SettingsChangesSchema,
  answer: ShopSettingsSchema,
  events: ['settings-changed'],
});
