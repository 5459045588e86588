import { useRef } from 'react';
import { type Location, type To, useLocation, useNavigate } from 'react-router-dom';

/** What a link to a window with an address of its own hands on, so that closing it is the way back. */
export const OPENED_HERE = { opened: true } as const;

/** How long the way back may take; a second press within it would lead one step further. */
const WAY_BACK_MS = 500;

/**
 * Closes a window that has an address of its own. Whoever opened it here goes back, and so finds everything as it was,
 * and no closed window on the way further back; whoever came by a link has nothing of ours to go back to.
 * @returns to be called with where that leads instead
 */
export function useWayOut(): (otherwise: To) => void {
  const navigate = useNavigate();
  const location = useLocation() as Location<Partial<typeof OPENED_HERE> | null>;
  const left = useRef<{ from: Location; at: number }>(null);

  return (otherwise) => {
    if (!location.state?.opened) {
      void navigate(otherwise, { replace: true });
      return;
    }
    const now = performance.now();
    // Later the same is meant anew: somebody asked whether to leave may have stayed.
    if (left.current?.from === location && now - left.current.at < WAY_BACK_MS) return;
    left.current = { from: location, at: now };
    void navigate(-1);
  };
}
