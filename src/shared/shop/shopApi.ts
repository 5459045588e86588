import { getMenu } from '../../domain/calls/menuCalls';
import { getShop } from '../../domain/calls/shopCalls';
import { DEFAULT_SETTINGS, type Shop } from '../../domain/shop/settings';
import { api, read } from '../api/api';

/** The shop's settings, whether it takes orders, and the time of the server (`useServerTime`); and its menu, with which the cart is compared. */
export const shopApi = api.injectEndpoints({
  endpoints: () => ({
    getShop: read(getShop, ['Shop']),
    getMenu: read(getMenu, ['Food', 'Category']),
  }),
});
export const { useGetMenuQuery, useLazyGetMenuQuery } = shopApi;

/** The shop's settings and whether it takes orders; those of a new shop until they are loaded. */
export function useShop(): Omit<Shop, 'time'> {
  return shopApi.useGetShopQuery(undefined, { selectFromResult: ({ data = DEFAULT_SETTINGS }) => ({ shop: data }) }).shop;
}
