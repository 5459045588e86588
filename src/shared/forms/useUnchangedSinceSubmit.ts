import { useLayoutEffect, useRef } from 'react';

/**
 * Returns a function that checks whether a form is unchanged since it was submitted. If the user has typed more, or the form
 * was unmounted, a late response must not clear or close it.
 * @param typed the form's texts; a new object at every change, as `useForm` returns it
 */
export function useUnchangedSinceSubmit<Typed extends object>(typed: Typed): (sent: Typed) => boolean {
  const latest = useRef<Typed>(null);
  useLayoutEffect(() => {
    latest.current = typed;
    return () => { latest.current = null; };
  }, [typed]);
  return (sent) => latest.current === sent;
}
