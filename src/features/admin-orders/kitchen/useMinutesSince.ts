import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;
const minutesSince = (date: string) => Math.max(0, Math.floor((Date.now() - Date.parse(date)) / MINUTE_MS));

/** The whole minutes since an instant in ISO 8601, updated as they pass. */
export function useMinutesSince(date: string): number {
  const [minutes, setMinutes] = useState(() => minutesSince(date));
  useEffect(() => {
    const timer = setInterval(() => { setMinutes(minutesSince(date)); }, MINUTE_MS / 4);
    return () => { clearInterval(timer); };
  }, [date]);
  return minutes;
}
