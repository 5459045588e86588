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

/**
 * Reads a colour of tokens.css in the present theme, as rgb(): Ant Design's theme and the charts cannot use custom properties.
 * Without a stylesheet (a unit test) every colour is black.
 */
export function pageColour(name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(--color-${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color.startsWith('rgb') ? color : 'rgb(0, 0, 0)';
}
