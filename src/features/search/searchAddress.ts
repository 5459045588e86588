import { useNavigate, useSearchParams } from 'react-router-dom';
import { SEARCH_TEXT_MAX } from '../../domain/text/text';
import { routes } from '../../shared/utils/paths';

const TEXT = 'q';

/** Returns the URL of a search; an empty text gives the URL of the empty search page. */
export function searchPath(text: string): string {
  return text === '' ? routes.search : `${routes.search}?${new URLSearchParams({ [TEXT]: text }).toString()}`;
}

/**
 * The search text, stored in the URL (`?q=`), so that a reload and Back show the same results.
 * @returns the text, and a function that starts a search
 */
export function useSearchText(): [string, (text: string) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const text = params.get(TEXT)?.slice(0, SEARCH_TEXT_MAX).trim() ?? '';
  // Like a link to the current page, repeating a search adds no history entry.
  return [text, (next) => void navigate(searchPath(next), { replace: next === text })];
}
