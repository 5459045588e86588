import { useEffect } from 'react';
import { isComposing } from '../lib/isComposing';

/** Runs `act` on Ctrl or Cmd with one letter, wherever the focus is. */
export function useCommandKey(letter: string, act: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      if (event.key.toLowerCase() !== letter || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (!event.repeat) act();
    };
    window.addEventListener('keydown', onKey);
    return () => { window.removeEventListener('keydown', onKey); };
  }, [letter, act]);
}
