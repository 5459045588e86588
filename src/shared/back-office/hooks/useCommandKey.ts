import { useEffect } from 'react';
import { isComposing } from '../../../compat/isComposing';

/** Calls `act` on Ctrl or Cmd with this lower-case letter anywhere on the page. A held key calls it once. */
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
