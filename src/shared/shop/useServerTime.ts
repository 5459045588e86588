import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { selectClockOffset } from './serverClockSlice';
import { shopApi } from './shopApi';

/** How often the time is looked at, in ms. */
const LOOK_MS = 15_000;
/** How often the server is asked for its time, in ms: the clock of a device may be set while the page is open. */
const ASK_MS = 300_000;

// Not one timer for the next change: beyond 24.8 days it would fire immediately.
function everyLook(onLook: () => void) {
  const timer = setInterval(onLook, LOOK_MS);
  return () => { clearInterval(timer); };
}

/**
 * Returns what depends on the present time, such as the age of an order, and renders again when it changes. The time is the
 * server's, which dates the orders; the clock of this device may be wrong.
 * @param read takes the present time in ms since 1970
 */
export function useServerTime<Value extends string | number | null>(read: (now: number) => Value): Value {
  shopApi.useGetShopQuery(undefined, { pollingInterval: ASK_MS, selectFromResult: () => ({}) });
  const offset = useSelector(selectClockOffset);
  const current = () => read(Date.now() + offset);
  return useSyncExternalStore(everyLook, current, current);
}
