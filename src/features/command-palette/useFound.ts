import { useDebounce } from 'use-debounce';
import { useFindAnythingQuery } from './paletteApi';

/** The debounce delay in milliseconds. */
const PAUSE_MS = 150;

/**
 * Searches orders, dishes and users for a debounced text.
 * @returns what was found or the error, both undefined while the search is pending and without a text; and a retry
 */
export function useFound(text: string) {
  const [searched] = useDebounce(text, PAUSE_MS);
  const { currentData, error, isFetching, refetch } = useFindAnythingQuery(searched, { skip: searched === '', refetchOnMountOrArgChange: true });
  const answered = text !== '' && searched === text && !isFetching;
  return { found: answered ? currentData : undefined, error: answered ? error : undefined, retry: () => void refetch() };
}
