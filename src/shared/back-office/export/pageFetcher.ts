import type { Page } from '../../../domain/http/page';
import type { ApiDispatch } from '../../api/api';
import { type ApiRequest, baseQuery } from '../../api/baseQuery';

/**
 * Makes the `fetchPage` of an export. It uses the base query of the API and no endpoint: a long list has more rows than the
 * cache should hold, and no component shows them.
 * @param call the call of the list
 * @param query the query of the list on the screen; page and size are replaced
 */
export function pageFetcher<Row>(call: ApiRequest<Page<Row>>['call'], query: ApiRequest['query'], dispatch: ApiDispatch) {
  return (page: number, size: number, signal: AbortSignal): Promise<Page<Row>> =>
    dispatch(async (_, getState, extra) => {
      const request = { call, query: { ...query, page, size } };
      const { data, error } = await baseQuery(request, { signal, abort: () => undefined, dispatch, getState, extra, endpoint: 'export', type: 'query' }, {});
      if (error) throw Object.assign(new Error(error.message), error);
      return data as Page<Row>;
    });
}
