import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { routes } from '../../shared/routes';

const TEXT = 'q';

/** The address of a search; without a text, of the empty search screen. */
export function searchPath(text: string): string {
  return text === '' ? routes.search : `${routes.search}?${new URLSearchParams({ [TEXT]: text }).toString()}`;
}

/** The search text lives in the address (`?q=`), so that a reload and the way back show the same results. */
export function useSearchText(): [string, (text: string) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const text = params.get(TEXT)?.trim() ?? '';
  const search = useCallback((next: string) => void navigate(searchPath(next)), [navigate]);
  return [text, search];
}
