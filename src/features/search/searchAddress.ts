import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { SEARCH_TEXT_MAX } from '../../domain/text/text';
import { routes } from '../../shared/utils/paths';
import { useAskAhead } from './searchApi';

const TEXT = 'q';

/** A shorter wait is not noticeable, in ms; after it the screen must show that the search is pending. */
const UNNOTICED_MS = 100;

/** Returns the URL of a search; an empty text gives the URL of the empty search page. */
export function searchPath(text: string): string {
  return text === '' ? routes.search : `${routes.search}?${new URLSearchParams({ [TEXT]: text }).toString()}`;
}

const pause = (milliseconds: number) => new Promise((resolve) => { setTimeout(resolve, milliseconds); });

/**
 * The search text, stored in the URL (`?q=`), so that a reload and Back show the same results. The URL changes when the
 * response is there or late, so that a fast search renders once, with its results.
 * @returns the text, and a function that starts a search
 */
export function useSearchText(): [string, (text: string) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const askAhead = useAskAhead();
  const text = params.get(TEXT)?.slice(0, SEARCH_TEXT_MAX).trim() ?? '';

  const wanted = useRef<string | null>(null);
  /** The text in the URL, or the one it is about to have. */
  const shown = useRef(text);
  const search = (next: string) => {
    const show = () => {
      // The user may have started another search or left.
      if (wanted.current !== next) return;
      wanted.current = null;
      // Like a link to the current page, repeating a search adds no history entry.
      void navigate(searchPath(next), { replace: next === shown.current });
      shown.current = next;
    };
    wanted.current = next;
    if (next === '') show();
    else void Promise.race([askAhead(next), pause(UNNOTICED_MS)]).then(show);
  };
  useEffect(() => {
    // The user has navigated, so a pending search must not change the URL. A URL change caused by a search does not cancel
    // the next one.
    if (text !== shown.current) wanted.current = null;
    shown.current = text;
  }, [params, text]);
  useEffect(() => () => { wanted.current = null; }, []);
  return [text, search];
}
