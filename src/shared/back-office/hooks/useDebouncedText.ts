import { useEffect } from 'react';
import { useDebounce } from 'use-debounce';

/** The debounce delay in milliseconds. */
export const PAUSE_MS = 300;

/** Debounces a text by `PAUSE_MS`; an empty text has no delay. */
export function useDebouncedText(value: string): string {
  const [settled, { flush }] = useDebounce(value, PAUSE_MS);
  // Without this, the previous text would return at the next letter.
  useEffect(() => { if (value === '') flush(); }, [value, flush]);
  return value === '' ? '' : settled;
}
