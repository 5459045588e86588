import { useLayoutEffect, useRef } from 'react';

/**
 * Tells, when the answer to a form arrives, whether the form still stands there as it was sent: where more was typed
 * meanwhile, or another form has taken its place, there is nothing to clear and nothing to close.
 * @param typed what the form holds; another object at every change, as `useForm` gives it
 */
export function useStillAsSent<Typed extends object>(typed: Typed): (sent: Typed) => boolean {
  const latest = useRef<Typed>(null);
  useLayoutEffect(() => {
    latest.current = typed;
    return () => { latest.current = null; };
  }, [typed]);
  return (sent) => latest.current === sent;
}
