import { searchMenu } from '../../domain/calls/menuCalls';
import { api, read } from '../../shared/api/api';

/** The search endpoint (docs/behaviour.md, section 2, /user/search). */
const searchApi = api.injectEndpoints({
  endpoints: () => ({ searchMenu: read(searchMenu, ['Food', 'Category'], { request: (text: string) => ({ query: { text } }) }) }),
});

export const { useSearchMenuQuery } = searchApi;
