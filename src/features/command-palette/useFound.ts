import { useEffect } from 'react';
import { messageOf } from '../../shared/api/apiError';
import { type Found, useLazyFindAnythingQuery } from './paletteApi';

/** How long somebody pauses before what they typed is looked for. */
const PAUSE_MS = 150;

type Search =
  | { status: 'none' }
  | { status: 'searching' }
  | { status: 'failed'; message: string; retry: () => void }
  | { status: 'found'; found: Found };

/** Looks for a text in orders, dishes and users; a search that another one overtakes is aborted. */
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
