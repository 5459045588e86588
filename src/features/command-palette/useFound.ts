import { useEffect } from 'react';
import { messageOf } from '../../shared/api/apiError';
import { type Found, useLazyFindAnythingQuery } from './paletteApi';

/** The debounce delay in milliseconds. */
const PAUSE_MS = 150;

type Search =
  | { status: 'none' }
  | { status: 'searching' }
  | { status: 'failed'; message: string; retry: () => void }
  | { status: 'found'; found: Found };

/** Searches orders, dishes and users for a debounced text; aborts a request when the text changes. */
export function useFound(text: string): Search {
  const [find, { originalArgs, currentData, error, isFetching }] = useLazyFindAnythingQuery();

  useEffect(() => {
    if (text === '') return undefined;
    let request: ReturnType<typeof find> | undefined;
    const timer = setTimeout(() => { request = find(text); }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      request?.abort();
    };
  }, [text, find]);

  if (text === '') return { status: 'none' };
  if (originalArgs !== text || isFetching) return { status: 'searching' };
  if (error) return { status: 'failed', message: messageOf(error), retry: () => void find(text) };
  return currentData ? { status: 'found', found: currentData } : { status: 'searching' };
}
