import { ShopSchema } from '../shop/settings';
import { call } from './call';

export const getShop = call.get('/shop', 'anyone', { answer: ShopSchema });
