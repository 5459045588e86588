import { useDebounce } from 'use-debounce';
import type { AnswerOf } from '../../domain/calls/call';
import { findAnything } from '../../domain/calls/backOfficeCalls';
import { api, read } from '../../shared/api/api';

/** The best matches of a search: orders, foods and users. */
export type Found = AnswerOf<typeof findAnything>;

const { useFindAnythingQuery } = api.injectEndpoints({
  endpoints: () => ({ findAnything: read(findAnything, ['Order', 'Food', 'User'], { request: (text: string) => ({ query: { text } }) }) }),
});

/** The debounce delay in milliseconds. */
const PAUSE_MS = 150;

/**
 * Searches orders, foods and users for a debounced text.
 * @returns what was found or the error, both undefined while the search is pending and without a text
 */
export function useFound(text: string) {
  const [asked] = useDebounce(text, PAUSE_MS);
  const { currentData, error, isFetching } = useFindAnythingQuery(asked, { skip: text === '' || asked !== text, refetchOnMountOrArgChange: true });
  const answered = asked === text && !isFetching;
  return { found: answered ? currentData : undefined, error: answered ? error : undefined };
}
