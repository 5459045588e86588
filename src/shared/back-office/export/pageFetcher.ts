import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Page } from '../../../domain/http/page';
import type { ApiDispatch } from '../../api/api';

/** A running request of RTK Query: the part that an export uses. */
interface RunningRequest<Row> {
  unwrap: () => Promise<Page<Row>>;
  abort: () => void;
}

/** Options of an uncached endpoint, used by exports: a long list has more rows than the page should hold in memory. */
export const UNCACHED = { keepUnusedDataFor: 0, structuralSharing: false };

/** No component subscribes to the answers, so they cause no renders. */
const UNWATCHED = { subscribe: false, forceRefetch: true };

/** The endpoint that an export fetches from; it has the options `UNCACHED`. */
export interface ExportEndpoint<Row, Query> {
  initiate: (query: Query, options: typeof UNWATCHED) => ThunkAction<RunningRequest<Row>, unknown, unknown, UnknownAction>;
}

/**
 * Makes the `fetchPage` of an export.
 * @param query the query of the list on the screen; page and size are replaced
 */
export function pageFetcher<Row, Query extends { page: number; size: number }>(
  endpoint: ExportEndpoint<Row, Query>,
  query: Query,
  dispatch: ApiDispatch,
) {
  return (page: number, size: number, signal: AbortSignal): Promise<Page<Row>> => {
    const request = dispatch(endpoint.initiate({ ...query, page, size }, UNWATCHED));
    const abort = () => { request.abort(); };
    signal.addEventListener('abort', abort);
    // A listener that is not removed would hold its page in memory until the end of the export.
    return request.unwrap().finally(() => { signal.removeEventListener('abort', abort); });
  };
}
