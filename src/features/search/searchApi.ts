import { searchMenu } from '../../domain/calls/menuCalls';
import type { Food } from '../../domain/food/food';
import { api } from '../../shared/api/api';

/** The search endpoint (docs/behaviour.md, section 2, /user/search). */
const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchMenu: build.query<Food[], string>({
      query: (text) => ({ call: searchMenu, query: { text } }),
      providesTags: ['Food', 'Category'],
    }),
  }),
});

export const { useSearchMenuQuery } = searchApi;
