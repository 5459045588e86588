import * as v from 'valibot';
import { ShopSchema, ShopSettingsSchema } from '../shop/settings';
import { PauseSchema, SettingsChangesSchema } from '../shop/settingsForm';
import { call } from './call';

export const changeSettings = call.patch('/shop', 'settings', {
  body: SettingsChangesSchema,
  answer: ShopSettingsSchema,
  events: ['settings-changed'],
});

/** Takes no orders for now for some minutes; 0 takes them again. */
export const pauseOrders = call.post('/shop/pause', 'orders', {
  body: v.object({ minutes: PauseSchema }),
  answer: ShopSchema,
  events: ['settings-changed'],
});
