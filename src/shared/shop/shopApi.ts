import { getMenu } from '../../domain/calls/menuCalls';
import { getShop } from '../../domain/calls/shopCalls';
import { DEFAULT_SETTINGS, type Shop } from '../../domain/shop/settings';
import { SHOP_NAME_KEY } from '../../domain/storedKeys';
import { api, read } from '../api/api';
import { readItem } from '../utils/safeStorage';

/** The shop's settings, whether it takes orders, and the time of the server (`useServerTime`); and its menu, with which the cart is compared. */
export const shopApi = api.injectEndpoints({
  endpoints: () => ({
    getShop: read(getShop, ['Shop']),
    getMenu: read(getMenu, ['Food', 'Category']),
  }),
});
export const { useGetMenuQuery, useLazyGetMenuQuery } = shopApi;

/** The settings until they are loaded: those of a new shop, with the name that this device has read last. */
export const FIRST_SETTINGS = { ...DEFAULT_SETTINGS, name: readItem('localStorage', SHOP_NAME_KEY) ?? DEFAULT_SETTINGS.name };

/** The shop's settings and whether it takes orders; `FIRST_SETTINGS` until they are loaded. */
export function useShop(): Omit<Shop, 'time'> {
  return shopApi.useGetShopQuery(undefined, { selectFromResult: ({ data = FIRST_SETTINGS }) => ({ shop: data }) }).shop;
}
