import { useCallback, useSyncExternalStore } from 'react';

/** Below this width the phone's layout holds (specification, section 9). */
export const PHONE = '(width < 768px)';

/** Whether a media query holds now, following it as it changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => { list.removeEventListener('change', changed); };
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
