import { type ReactNode, createContext, use, useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { routes } from '../utils/paths';
import { signInPath } from './signInPath';

const DetourContext = createContext<((why?: string) => void) | null>(null);

/** Provides the redirect to the sign-in screen and back; rendered once around all routes. */
export function SignInRedirect({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const location = useLocation();
  const takeDetour = (why?: string) => {
    const to = why === undefined ? routes.auth : signInPath(location.pathname + location.search, why);
    void navigate(to, { state: { from: location, behind: true } });
  };

  // Stored in a ref: a consumer of the location would re-render on every navigation, and the menu has dozens of cards.
  const latest = useRef(takeDetour);
  useEffect(() => {
    latest.current = takeDetour;
  });
  const detour = useCallback((why?: string) => { latest.current(why); }, []);
  return <DetourContext value={detour}>{children}</DetourContext>;
}

/**
 * Returns a stable function that opens the sign-in screen, which returns to the current location. It takes the key of the
 * sentence that the screen shows, if there is one (`signInPath`).
 * @throws Error outside SignInRedirect
 */
export function useSignInRedirect(): (why?: string) => void {
  const detour = use(DetourContext);
  if (detour === null) throw new Error('useSignInRedirect must be used within SignInRedirect');
  return detour;
}
