import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { SEARCH_TEXT_MAX } from '../../domain/text';
import { routes } from '../../shared/routes';
import { useAskAhead } from './searchApi';

const TEXT = 'q';

/** Nobody notices a wait of so long; after it, somebody has to be told that the search is under way. */
const UNNOTICED_MS = 100;

/** The address of a search; without a text, of the empty search screen. */
export function searchPath(text: string): string {
  return text === '' ? routes.search : `${routes.search}?${new URLSearchParams({ [TEXT]: text }).toString()}`;
}

const pause = (milliseconds: number) => new Promise((resolve) => { setTimeout(resolve, milliseconds); });

/**
 * The search text lives in the address (`?q=`), so that a reload and the way back show the same results. The address
 * changes when the answer is there, or has become late: the screen is drawn once, with what was found.
 */
export function useSearchText(): [string, (text: string) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const askAhead = useAskAhead();
  const text = params.get(TEXT)?.slice(0, SEARCH_TEXT_MAX).trim() ?? '';

  const wanted = useRef<string | null>(null);
  /** What the address says, or is about to. */
  const shown = useRef(text);
  const search = (next: string) => {
    const show = () => {
      // Somebody may have searched for something else meanwhile, or have left.
      if (wanted.current !== next) return;
      wanted.current = null;
      // As with any address: one that is opened again is not another step in the history.
      void navigate(searchPath(next), { replace: next === shown.current });
      shown.current = next;
    };
    wanted.current = next;
    if (next === '') show();
    else void Promise.race([askAhead(next), pause(UNNOTICED_MS)]).then(show);
  };
  useEffect(() => {
    // Where one has gone oneself, nothing else is wanted. An address that comes from a search leaves the next one alone.
    if (text !== shown.current) wanted.current = null;
    shown.current = text;
  }, [params, text]);
  useEffect(() => () => { wanted.current = null; }, []);
  return [text, search];
}
