import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { whenMovedByHand } from '../../shared/lib/whenMovedByHand';

const STORE = 'scrollPositions';
/** How long a page that is still loading may take to grow to where it was left. */
const PATIENCE_MS = 3000;

/** Where each entry of the history was left, in pixels from the top. */
const positions = new Map<string, number>();

function entryOf({ key, pathname }: Location): string {
  return `${key} ${pathname}`;
}

/**
 * Gives the history entry of a page load a key of its own, by which a reload and Back find its position again. The router
 * does so only for the entries that it makes. Called before the router is there.
 */
export function keyEntryOfPageLoad() {
  const state = window.history.state as { key?: string } | null;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Opened again at its own address, a page starts at its top, although the browser keeps the entry with its state.
  if (visit?.type === 'navigate' || state?.key === undefined) window.history.replaceState({ ...state, key: nanoid() }, '');
}

/** The positions of the pages before this one, which a reload, Back and Forward return to. */
function recall() {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORE) ?? '[]') as [string, number][];
    for (const [entry, top] of stored) positions.set(entry, top);
  } catch {
    // Without them every page starts at its top.
  }
}

function remember() {
  try {
    sessionStorage.setItem(STORE, JSON.stringify([...positions].slice(-50)));
  } catch {
    // The same.
  }
}

/** Scrolls to `top` as soon as the page is long enough, unless somebody scrolls first. */
function returnTo(top: number): () => void {
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    stopListening();
  };
  const scroll = () => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) < 2) stop();
  };
  const growth = new ResizeObserver(scroll);
  const timer = setTimeout(stop, PATIENCE_MS);
  const stopListening = whenMovedByHand(stop);
  growth.observe(document.body);
  scroll();
  return stop;
}

/**
 * A new page starts at its top, a page one comes back to where it was left, and a change of the query string alone
 * (a filter, a search) moves nothing.
 * @param pathname of the page, the same however it is spelled in the address
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

  const entry = entryOf(location);
  useLayoutEffect(() => {
    if (positions.size === 0) recall();
    const before = shown.current;
    const top = positions.get(entry) ?? 0;
    shown.current = pathname;
    let stop: (() => void) | undefined;
    if (type !== NavigationType.Pop) {
      if (before !== pathname) window.scrollTo({ top: 0, behavior: 'instant' });
      // Nothing moves, so nothing would be heard of where this entry stands.
      else positions.set(entry, window.scrollY);
    } else if (before !== undefined || (top > 0 && window.scrollY === 0)) {
      // Whoever has scrolled the page before the app came stays where they are.
      stop = returnTo(top);
    }

    const note = () => { positions.set(entry, window.scrollY); };
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      stop?.();
      window.removeEventListener('scroll', note);
    };
  }, [entry, pathname, type]);
}
