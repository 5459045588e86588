import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a stable function that checks whether the component is still mounted. A late response must not navigate a user who
 * has left the screen.
 */
export function useIsMounted(): () => boolean {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => { here.current = false; };
  }, []);
  return useCallback(() => here.current, []);
}
