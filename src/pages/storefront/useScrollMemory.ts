import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import * as v from 'valibot';
import { holdScroll } from '../../shared/utils/holdScroll';
import { readJson } from '../../shared/utils/readJson';
import { storeItem } from '../../shared/utils/safeStorage';

const STORE = 'scrollPositions';
const StoredSchema = v.array(v.tuple([v.string(), v.number()]));
/** How long a restored scroll position waits for the loading page to become long enough, in ms. */
const PATIENCE_MS = 15_000;

/** The scroll position of each history entry, in pixels from the top. */
const positions = new Map<string, number>();

/**
 * Gives the history entry of a page load a key, by which its scroll position is found after a reload or Back. The router
 * does so only for entries that it creates. Call it before the router exists.
 */
export function keyEntryOfPageLoad() {
  const state = window.history.state as { key?: string } | null;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A page opened again at its own address starts at its top, although the browser keeps the history entry with its state.
  if (visit?.type === 'navigate' || state?.key === undefined) window.history.replaceState({ ...state, key: nanoid() }, '');
}

/** Reads the positions that earlier page loads of this tab have stored. If they are missing or unreadable, every page starts at its top. */
function recall() {
  for (const [entry, top] of readJson('sessionStorage', STORE, StoredSchema) ?? []) positions.set(entry, top);
}

function remember() {
  storeItem('sessionStorage', STORE, JSON.stringify([...positions].slice(-50)));
}

/**
 * Scroll restoration: a new page starts at its top, Back and Forward restore the position, and a change of the query string
 * alone (a filter, a search) does not scroll.
 * @param pathname the normalised path of the page
 */
export function useScrollMemory(pathname: string) {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef<string>(undefined);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', remember);
    return () => { window.removeEventListener('pagehide', remember); };
  }, []);

  const entry = `${location.key} ${location.pathname}`;
  useLayoutEffect(() => {
    if (positions.size === 0) recall();
    const before = shown.current;
    const top = positions.get(entry) ?? 0;
    shown.current = pathname;
    let stop: (() => void) | undefined;
    if (type !== NavigationType.Pop) {
      if (before !== pathname) window.scrollTo({ top: 0, behavior: 'instant' });
      // No scroll event follows, so the position of the new entry is recorded here.
      else positions.set(entry, window.scrollY);
    } else if (before !== undefined || (top > 0 && window.scrollY === 0)) {
      // Do not move a user who has scrolled before the app started.
      stop = holdScroll(() => {
        window.scrollTo({ top, behavior: 'instant' });
        // A list that is still being rendered grows above the place too.
        return document.querySelector('[aria-busy="true"]') === null && Math.abs(window.scrollY - top) < 2;
      }, PATIENCE_MS);
    }

    const note = () => { positions.set(entry, window.scrollY); };
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      stop?.();
      window.removeEventListener('scroll', note);
    };
  }, [entry, pathname, type]);
}
