import { useMediaQuery } from '../../hooks/useMediaQuery';
import { useTheme } from '../../theme/theme';

/** The theme that the page shows. */
export type ColourMode = 'light' | 'dark';

/** Returns the theme that the page shows, which decides the colours. */
export function useColourMode(): ColourMode {
  const [theme] = useTheme();
  const system = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  return theme === 'system' ? system : theme;
}

/** Stays in the page: to add and remove one for each colour would have the whole page styled again each time. */
const probe = document.createElement('span');
probe.hidden = true;

/**
 * Reads a colour of tokens.css in the present theme, as rgb(): Ant Design's theme and the charts cannot use custom properties.
 * Without a stylesheet (a unit test) every colour is black.
 */
export function pageColour(name: string): string {
  if (!probe.isConnected) document.body.append(probe);
  probe.style.color = `var(--color-${name})`;
  const { color } = getComputedStyle(probe);
  return color.startsWith('rgb') ? color : 'rgb(0, 0, 0)';
}
