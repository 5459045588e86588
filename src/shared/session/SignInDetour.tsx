import { type ReactNode, createContext, use, useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { routes } from '../routes';

const DetourContext = createContext<(() => void) | null>(null);

/** Knows the way to the sign-in and back; stands once, around all screens. */
export function SignInDetour({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const location = useLocation();
  const takeDetour = () => void navigate(routes.auth, { state: { from: location, behind: true } });

  // Looked up when it is taken: whoever listens to the address is drawn again with every change of it, and there are
  // cards by the dozen.
  const latest = useRef(takeDetour);
  useEffect(() => {
    latest.current = takeDetour;
  });
  const detour = useCallback(() => { latest.current(); }, []);
  return <DetourContext value={detour}>{children}</DetourContext>;
}

/**
 * Leads to the sign-in, which leads back to where one was. Never changes.
 * @throws Error outside the detour's provider
 */
export function useSignInDetour(): () => void {
  const detour = use(DetourContext);
  if (detour === null) throw new Error('useSignInDetour must be used within SignInDetour');
  return detour;
}
