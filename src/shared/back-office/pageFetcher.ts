import type { Page } from '../../domain/page';

/** A running request of RTK Query, as far as an export needs it. */
interface RunningRequest<Row> {
  unwrap: () => Promise<Page<Row>>;
  abort: () => void;
}

/** An endpoint that keeps nothing it has answered: a long list has more rows than a page needs in memory. */
export const UNKEPT = { keepUnusedDataFor: 0, structuralSharing: false };

/** How the screen watches an export's lazy query: not at all. Its answers go into the file, so nothing is drawn for them. */
export const UNWATCHED = { selectFromResult: () => ({}) };

/**
 * What an export asks its pages with: the trigger of a lazy query, for what the list shows now.
 * Its endpoint is UNKEPT.
 */
export function pageFetcher<Row, Args extends { page: number; size: number }>(trigger: (args: Args) => RunningRequest<Row>, args: Args) {
  return (page: number, size: number, signal: AbortSignal): Promise<Page<Row>> => {
    const request = trigger({ ...args, page, size });
    const abort = () => { request.abort(); };
    signal.addEventListener('abort', abort);
    // A listener that stayed would keep its page in memory to the end of the export.
    return request.unwrap().finally(() => { signal.removeEventListener('abort', abort); });
  };
}
