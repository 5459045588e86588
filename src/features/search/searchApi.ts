import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { searchMenu } from '../../domain/calls/menuCalls';
import type { Food } from '../../domain/food';
import { api } from '../../shared/api/api';
import type { ApiDispatch } from '../../shared/api/apiDispatch';

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

/** Searches ahead of the screen that shows what is found. What it returns ends with the answer, whichever that is. */
export function useAskAhead(): (text: string) => Promise<unknown> {
  const dispatch = useDispatch<ApiDispatch>();
  return useCallback((text) => dispatch(searchApi.endpoints.searchMenu.initiate(text, { subscribe: false })).unwrap().catch(() => undefined), [dispatch]);
}
