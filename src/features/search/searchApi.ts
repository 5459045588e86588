import { useDispatch } from 'react-redux';
import { searchMenu } from '../../domain/calls/menuCalls';
import type { Food } from '../../domain/food';
import { api } from '../../shared/api/api';
import type { ApiDispatch } from '../../shared/api/apiDispatch';
import { canPass, isApiError } from '../../shared/api/apiError';

/** Search over the menu (specification, section 2, /user/search). */
const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchMenu: build.query<Food[], string>({
      query: (text) => ({ call: searchMenu, query: { text } }),
      providesTags: ['Food', 'Category'],
    }),
  }),
});

const { useQueryState, useQuerySubscription } = searchApi.endpoints.searchMenu;

/**
 * What is known of a search, which is asked for unless `text` is empty. A refusal that was there before the screen, as
 * after `useAskAhead`, stands: asked again, the backend would say the same.
 */
export function useSearch(text: string) {
  const search = useQueryState(text, { skip: text === '' });
  const refused = search.isError && isApiError(search.error) && !canPass(search.error);
  useQuerySubscription(text, { skip: text === '' || refused });
  return search;
}

/** Searches ahead of the screen that shows what is found. What it returns ends with the answer, whichever that is. */
export function useAskAhead(): (text: string) => Promise<unknown> {
  const dispatch = useDispatch<ApiDispatch>();
  return (text) => dispatch(searchApi.endpoints.searchMenu.initiate(text, { subscribe: false })).unwrap().catch(() => undefined);
}
