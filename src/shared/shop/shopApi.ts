import { getShop } from '../../domain/calls/shopCalls';
import { DEFAULT_SETTINGS, type Shop } from '../../domain/shop/settings';
import { api, ask } from '../api/api';
import { serverTimeRead } from './serverClockSlice';

/** The shop's settings, and whether it takes orders. The time in the same answer goes into `serverClockSlice`. */
export const shopApi = api.injectEndpoints({
  endpoints: (build) => ({
    getShop: build.query<Omit<Shop, 'time'>, void>({
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

/** The shop's settings and whether it takes orders; those of a new shop until they are loaded. */
export function useShop(): Omit<Shop, 'time'> {
  return shopApi.useGetShopQuery(undefined, { selectFromResult: ({ data = DEFAULT_SETTINGS }) => ({ shop: data }) }).shop;
}
