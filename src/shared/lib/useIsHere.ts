import { useCallback, useEffect, useRef } from 'react';

/**
 * Tells, when an answer comes at last, whether the component that asked still stands: whoever has gone elsewhere
 * meanwhile is not taken away from there. Never changes.
 */
export function useIsHere(): () => boolean {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => { here.current = false; };
  }, []);
  return useCallback(() => here.current, []);
}
