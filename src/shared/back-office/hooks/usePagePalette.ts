import { useMemo } from 'react';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { useTheme } from '../../theme/theme';

/** The theme that the page shows. */
export type ColourMode = 'light' | 'dark';

const COLOURS = [
  'paper',
  'card',
  'raised',
  'sunken',
  'ink',
  'ink-muted',
  'line',
  'edge',
  'accent',
  'accent-strong',
  'on-accent',
  'accent-soft',
  'success',
  'success-soft',
  'warning',
  'warning-soft',
  'danger',
  'danger-soft',
  'info',
  'info-soft',
  'focus',
] as const;

type Colour = (typeof COLOURS)[number];

/** The colours of tokens.css that the back office uses, as rgb(), in the current theme. */
export type Palette = Readonly<Record<Colour, string>>;

/**
 * Reads the computed colours, so that they are defined in tokens.css only. Call it again when the theme changes. Without a
 * stylesheet (a unit test) every colour is black.
 */
function readPalette(): Palette {
  const probe = document.createElement('span');
  probe.hidden = true;
  document.body.append(probe);
  const computed = (name: Colour): string => {
    probe.style.color = `var(--color-${name})`;
    const { color } = getComputedStyle(probe);
    return color.startsWith('rgb') ? color : 'rgb(0, 0, 0)';
  };
  const palette = Object.fromEntries(COLOURS.map((name) => [name, computed(name)])) as Record<Colour, string>;
  probe.remove();
  return palette;
}

/**
 * The page's theme and its colours as plain values, for Ant Design's theme and the charts, which cannot use custom
 * properties.
 */
export function usePagePalette(): { mode: ColourMode; palette: Palette } {
  const [theme] = useTheme();
  const system = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  const mode = theme === 'system' ? system : theme;
  return useMemo(() => ({ mode, palette: readPalette() }), [mode]);
}
