import { useSyncExternalStore } from 'react';
import { shopApi } from './shopApi';

/** How often the time is looked at, in ms. */
const LOOK_MS = 15_000;

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
export function useServerTime<Value extends string | number | boolean | null>(read: (now: number) => Value): Value {
  // How far the clock of the server is ahead of this device's, in ms.
  const { offset } = shopApi.useGetShopQuery(undefined, {
    selectFromResult: ({ data, fulfilledTimeStamp }) => ({ offset: data && fulfilledTimeStamp ? Date.parse(data.time) - fulfilledTimeStamp : 0 }),
  });
  const current = () => read(Date.now() + offset);
  return useSyncExternalStore(everyLook, current, current);
}
