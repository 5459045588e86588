import { useEffect } from 'react';
import type { AnswerOf } from '../../domain/calls/call';
import { findAnything } from '../../domain/calls/backOfficeCalls';
import { api, read } from '../../shared/api/api';
import { isApiError } from '../../shared/api/apiError';

/** The best matches of a search: orders, foods and users. */
export type Found = AnswerOf<typeof findAnything>;

const paletteApi = api.injectEndpoints({
  endpoints: () => ({ findAnything: read(findAnything, ['Order', 'Food', 'User'], { request: (text: string) => ({ query: { text } }) }) }),
});

const { useLazyFindAnythingQuery } = paletteApi;

/** The debounce delay in milliseconds. */
const PAUSE_MS = 150;

/**
 * Searches orders, foods and users for a debounced text; aborts a request when the text changes.
 * @returns what was found or the error, both undefined while the search is pending and without a text; and a retry
 */
export function useFound(text: string) {
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

  const answered = originalArgs === text && !isFetching;
  return { found: answered ? currentData : undefined, // Not that a request was aborted.
    error: answered && isApiError(error) ? error : undefined, retry: () => void find(text) };
}
