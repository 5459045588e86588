import { useMemo } from 'react';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { type Palette, readPalette } from '../../styles/palette';
import { useTheme } from '../../theme/theme';

/** The theme that the page shows. */
export type ColourMode = 'light' | 'dark';

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
