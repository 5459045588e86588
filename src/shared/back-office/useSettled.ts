import { useEffect } from 'react';
import { useDebounce } from 'use-debounce';

/** How long a pause in typing is before the text is used, in milliseconds. */
export const PAUSE_MS = 300;

/** A debounced text; an empty one has no delay. */
export function useSettled(value: string): string {
  const [settled, { flush }] = useDebounce(value, PAUSE_MS);
  // The text from before must not return with the next letter.
  useEffect(() => { if (value === '') flush(); }, [value, flush]);
  return value === '' ? '' : settled;
}
