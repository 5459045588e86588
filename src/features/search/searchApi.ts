import { useDispatch } from 'react-redux';
import { searchMenu } from '../../domain/calls/menuCalls';
import type { Food } from '../../domain/food/food';
import { api } from '../../shared/api/api';
import type { ApiDispatch } from '../../shared/api/apiDispatch';
import { isRetryable, isApiError } from '../../shared/api/apiError';

/** The search endpoint (docs/behaviour.md, section 2, /user/search). */
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
 * Returns the state of a search and subscribes to it, unless `text` is empty. A refusal that is already cached, as after
 * `useAskAhead`, is not requested again: the backend would refuse again.
 */
export function useSearch(text: string) {
  const search = useQueryState(text, { skip: text === '' });
  const refused = search.isError && isApiError(search.error) && !isRetryable(search.error);
  useQuerySubscription(text, { skip: text === '' || refused });
  return search;
}

/** Returns a function that prefetches a search. Its promise resolves with the response or after a failure. */
export function useAskAhead(): (text: string) => Promise<unknown> {
  const dispatch = useDispatch<ApiDispatch>();
  return (text) => dispatch(searchApi.endpoints.searchMenu.initiate(text, { subscribe: false })).unwrap().catch(() => undefined);
}
