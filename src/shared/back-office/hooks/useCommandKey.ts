import { useEffect, useEffectEvent } from 'react';
import { isComposing } from '../../../compat/isComposing';
import { shortcutKey } from './shortcutKey';

/**
 * Calls `act` on Ctrl or Cmd with this lower-case letter anywhere on the page. A held key calls it once.
 * @param applies whether the key means this here; otherwise it is left to the browser
 */
export function useCommandKey(letter: string, act: () => void, applies?: (event: KeyboardEvent) => boolean) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (shortcutKey(event) !== letter || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || applies?.(event) === false) return;
    event.preventDefault();
    if (!event.repeat) act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => { onKey(event); };
    window.addEventListener('keydown', listener);
    return () => { window.removeEventListener('keydown', listener); };
  }, []);
}
