import { useCallback, useSyncExternalStore } from 'react';

/** The layout of a phone: below 768 pixels at the browser's default font size (docs/behaviour.md, section 9). */
export const PHONE = '(width < 48em)';

/** True while the viewport matches a media query. False during server rendering and hydration. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => { media.removeEventListener('change', changed); };
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, () => false);
}
