import { useMemo, useSyncExternalStore } from 'react';
import { type Palette, readPalette } from '../styles/palette';

/** The light or the dark colours, whichever the page shows. */
export type ColourMode = 'light' | 'dark';

/** Both places a change can come from: the visitor's own choice on <html>, and the system. */
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

/** The page's colours as plain values, for what cannot follow custom properties: Ant Design's theme and the charts. */
export function usePagePalette(): { mode: ColourMode; palette: Palette } {
  const mode = useSyncExternalStore(subscribe, colourMode);
  return useMemo(() => ({ mode, palette: readPalette() }), [mode]);
}
