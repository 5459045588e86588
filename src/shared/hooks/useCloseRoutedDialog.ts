import { useRef } from 'react';
import { type Location, type To, useLocation, useNavigate } from 'react-router-dom';

/** The location state of a link to a routed dialog; with it, closing the dialog goes back in the history. */
export const OPENED_IN_APP = { opened: true } as const;

/** Time for the browser to go back, in ms; a second close within it would go back twice. */
const GO_BACK_MS = 500;

/**
 * Closes a routed dialog. If the user opened it from a link here, this goes back in the history, which restores the previous
 * screen and leaves no closed dialog in the history. After a direct visit there is no entry to go back to.
 * @returns a function that closes the dialog; its argument is the address to use after a direct visit
 */
export function useCloseRoutedDialog(): (otherwise: To) => void {
  const navigate = useNavigate();
  const location = useLocation() as Location<Partial<typeof OPENED_IN_APP> | null>;
  const closed = useRef<{ from: Location; at: number }>(null);

  return (otherwise) => {
    if (!location.state?.opened) {
      void navigate(otherwise, { replace: true });
      return;
    }
    const now = performance.now();
    // After that time a close counts again: the user may have cancelled the prompt about unsaved changes.
    if (closed.current?.from === location && now - closed.current.at < GO_BACK_MS) return;
    closed.current = { from: location, at: now };
    void navigate(-1);
  };
}
