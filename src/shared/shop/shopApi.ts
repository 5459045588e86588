import { getShop } from '../../domain/calls/shopCalls';
import { DEFAULT_SETTINGS, type ShopSettings } from '../../domain/shop/settings';
import { api, ask } from '../api/api';
import { serverTimeRead } from './serverClockSlice';

/** The shop's settings. The time in the same answer goes into `serverClockSlice`. */
export const shopApi = api.injectEndpoints({
  endpoints: (build) => ({
    getShop: build.query<ShopSettings, void>({
      queryFn: async (_, { dispatch }, _options, send) => {
        const answer = await ask(send, getShop);
        if (!answer.data) return answer;
        const { time, ...settings } = answer.data;
        dispatch(serverTimeRead(time));
        return { data: settings };
      },
      providesTags: ['Shop'],
    }),
  }),
});

/** The shop's settings; those of a new shop until they are loaded. */
export function useShop(): ShopSettings {
  return shopApi.useGetShopQuery(undefined, { selectFromResult: ({ data = DEFAULT_SETTINGS }) => ({ shop: data }) }).shop;
}
