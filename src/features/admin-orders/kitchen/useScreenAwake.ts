import { useEffect } from 'react';

/** Keeps the screen awake while the component is mounted and the page is visible, in browsers with the Screen Wake Lock API. */
export function useScreenAwake() {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    let lock: Promise<WakeLockSentinel | undefined> | undefined;
    // The browser releases the lock when the page is hidden, and refuses it when the battery is low.
    const request = () => {
      if (document.visibilityState === 'visible') lock = navigator.wakeLock.request('screen').catch(() => undefined);
    };
    request();
    document.addEventListener('visibilitychange', request);
    return () => {
      document.removeEventListener('visibilitychange', request);
      void lock?.then((sentinel) => sentinel?.release());
    };
  }, []);
}
