import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => { document.removeEventListener('visibilitychange', listener); };
}

/** Whether the page is visible, not in a tab behind another one or in a minimized window. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
}
