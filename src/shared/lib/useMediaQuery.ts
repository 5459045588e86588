import { useCallback, useSyncExternalStore } from 'react';

/** Whether the screen matches a media query now. On the server, and while its page is taken over, it never does. */
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
