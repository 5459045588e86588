import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Page } from '../../domain/page';
import type { ApiDispatch } from '../api/apiDispatch';

/** A running request of RTK Query, as far as an export needs it. */
interface RunningRequest<Row> {
  unwrap: () => Promise<Page<Row>>;
  abort: () => void;
}

/** An endpoint that keeps nothing it has answered: a long list has more rows than a page needs in memory. */
export const UNKEPT = { keepUnusedDataFor: 0, structuralSharing: false };

/** No component watches the answers: they go into the file, so nothing is drawn for them. */
const UNWATCHED = { subscribe: false, forceRefetch: true };

/** The endpoint that an export asks. It is UNKEPT. */
export interface ExportEndpoint<Row, Query> {
  initiate: (query: Query, options: typeof UNWATCHED) => ThunkAction<RunningRequest<Row>, unknown, unknown, UnknownAction>;
}

/** What an export asks its pages with, for what the list shows now. */
export function pageFetcher<Row, Query extends { page: number; size: number }>(
  endpoint: ExportEndpoint<Row, Query>,
  query: Query,
  dispatch: ApiDispatch,
) {
  return (page: number, size: number, signal: AbortSignal): Promise<Page<Row>> => {
    const request = dispatch(endpoint.initiate({ ...query, page, size }, UNWATCHED));
    const abort = () => { request.abort(); };
    signal.addEventListener('abort', abort);
    // A listener that stayed would keep its page in memory to the end of the export.
    return request.unwrap().finally(() => { signal.removeEventListener('abort', abort); });
  };
}
