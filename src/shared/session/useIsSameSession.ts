import { useCallback } from 'react';
import { useSelector, useStore } from 'react-redux';
import { selectToken, withSession } from '../session-store/sessionSlice';

/**
 * Returns a function that says whether the session of this render is still open: the answer to a press must tell nothing to an
 * account that has signed in since. With `orEnded` also whether it has ended and no other has begun: the user who has lost it is told.
 */
export function useIsSameSession(): (orEnded?: boolean) => boolean {
  const { getState } = useStore();
  const token = useSelector((state) => selectToken(withSession(state)));
  return useCallback((orEnded = false) => {
    const now = selectToken(withSession(getState()));
    return now === token || (orEnded && now === null);
  }, [getState, token]);
}
