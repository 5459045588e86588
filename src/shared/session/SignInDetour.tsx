import { type ReactNode, createContext, use, useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { routes } from '../utils/paths';

const DetourContext = createContext<(() => void) | null>(null);

/** Provides the redirect to the sign-in screen and back; rendered once around all routes. */
export function SignInDetour({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const location = useLocation();
  const takeDetour = () => void navigate(routes.auth, { state: { from: location, behind: true } });

  // Stored in a ref: a consumer of the location would re-render on every navigation, and the menu has dozens of cards.
  const latest = useRef(takeDetour);
  useEffect(() => {
    latest.current = takeDetour;
  });
  const detour = useCallback(() => { latest.current(); }, []);
  return <DetourContext value={detour}>{children}</DetourContext>;
}

/**
 * Returns a stable function that opens the sign-in screen, which returns to the current location.
 * @throws Error outside SignInDetour
 */
export function useSignInDetour(): () => void {
  const detour = use(DetourContext);
  if (detour === null) throw new Error('useSignInDetour must be used within SignInDetour');
  return detour;
}
