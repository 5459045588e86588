import { useNavigate, useSearchParams } from 'react-router-dom';
import { SEARCH_TEXT_MAX } from '../../domain/text/text';
import { routes } from '../../shared/utils/paths';

const TEXT = 'q';

/** Returns the URL of a search; an empty text gives the URL of the empty search page. */
export function searchPath(text: string): string {
  return text === '' ? routes.search : `${routes.search}?${new URLSearchParams({ [TEXT]: text }).toString()}`;
}

const textOf = (params: URLSearchParams) => params.get(TEXT)?.slice(0, SEARCH_TEXT_MAX).trim() ?? '';

/**
 * The search text, stored in the URL (`?q=`), so that a reload and Back show the same results.
 * @returns the text, and a function that starts a search
 */
export function useSearchText(): [string, (text: string) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const search = (next: string) => {
    // Like a link to the current page, repeating a search adds no history entry. Read from the window: the screen of the
    // search before may not have rendered yet.
    const current = textOf(new URLSearchParams(window.location.search));
    void navigate(searchPath(next), { replace: next === current });
  };
  return [textOf(params), search];
}
