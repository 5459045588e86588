import * as v from 'valibot';
import { InstantSchema } from '../date/dates';
import { ShopSchema } from '../shop/settings';
import { call } from './call';

export const getShop = call.get('/shop', 'anyone', { answer: ShopSchema });

/** The beginnings of the slots that are free. */
export const getSlots = call.get('/shop/slots', 'anyone', { answer: v.array(InstantSchema) });
