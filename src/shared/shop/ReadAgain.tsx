import { useEffect, useEffectEvent } from 'react';
import { useServerTime } from './useServerTime';

/** How often it is read again after the time, in ms: the clock of the server may be behind this device's estimate of it. */
const AGAIN_MS = 15_000;

/** Calls `read` once a time has come, until a later one is given. @param at in ISO 8601 */
export function ReadAgain({ at, read }: { at: string; read: () => unknown }) {
  const tries = useServerTime((now) => Math.floor((now - Date.parse(at)) / AGAIN_MS));
  const onTime = useEffectEvent(read);
  useEffect(() => {
    if (tries >= 0) onTime();
  }, [tries]);
  return null;
}
