import { useCallback } from 'react';
import { useSelector, useStore } from 'react-redux';
import { selectToken, withSession } from '../session-store/sessionSlice';

/**
 * Returns a function that says whether the session of this render is still open: the answer to a press must tell nothing to an
 * account that has signed in since.
 */
export function useIsSameSession(): () => boolean {
  const { getState } = useStore();
  const token = useSelector((state) => selectToken(withSession(state)));
  return useCallback(() => selectToken(withSession(getState())) === token, [getState, token]);
}
