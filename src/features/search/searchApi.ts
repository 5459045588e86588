import { searchMenu } from '../../domain/calls/menuCalls';
import type { Food } from '../../domain/food';
import { api } from '../../shared/api/api';

/** Search over the menu (specification, section 2, /user/search). */
const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchMenu: build.query<Food[], string>({
      query: (text) => ({ call: searchMenu, query: { text } }),
      providesTags: ['Food', 'Category'],
    }),
  }),
});

export const { useSearchMenuQuery } = searchApi;
