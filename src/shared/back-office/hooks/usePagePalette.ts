import { useMemo, useSyncExternalStore } from 'react';
import { type Palette, readPalette } from '../../styles/palette';

/** The theme that the page shows. */
export type ColourMode = 'light' | 'dark';

/** Subscribes to both sources of a change: the user's choice on <html> and the system's colour scheme. */
function subscribe(changed: () => void): () => void {
  const choice = new MutationObserver(changed);
  choice.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', changed);
  return () => {
    choice.disconnect();
    system.removeEventListener('change', changed);
  };
}

function colourMode(): ColourMode {
  const choice = document.documentElement.dataset.theme;
  if (choice === 'light' || choice === 'dark') return choice;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/**
 * The page's theme and its colours as plain values, for Ant Design's theme and the charts, which cannot use custom
 * properties.
 */
export function usePagePalette(): { mode: ColourMode; palette: Palette } {
  const mode = useSyncExternalStore(subscribe, colourMode);
  return useMemo(() => ({ mode, palette: readPalette() }), [mode]);
}
