import { useEffect, useState } from 'react';

/** How long somebody pauses before what they typed is acted on. */
export const PAUSE_MS = 300;

/** A value once it has stopped changing for a moment; emptied at once. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => { setSettled(value); }, PAUSE_MS);
    return () => { clearTimeout(timer); };
  }, [value]);
  // Or what stood there before would come back with the next letter.
  if (value === '' && settled !== '') setSettled('');
  return value === '' ? '' : settled;
}
