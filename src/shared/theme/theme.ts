import { THEME_KEY } from '../../domain/storedKeys';

/** What a visitor may choose; 'system' follows the device and is what everybody starts with. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const listeners = new Set<() => void>();
let theme: Theme = 'system';

function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return THEMES.find((known) => known === stored) ?? 'system';
  } catch {
    // A browser that refuses storage still has a system's theme.
    return 'system';
  }
}

/** tokens.css does the rest; the colour of the browser's own bars has to be told. */
function showTheme() {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][data-scheme]')) {
    const scheme = meta.dataset.scheme ?? '';
    if (theme === 'system') meta.media = `(prefers-color-scheme: ${scheme})`;
    else meta.media = scheme === theme ? 'all' : 'not all';
  }
}

function adopt(next: Theme) {
  theme = next;
  showTheme();
  listeners.forEach((listener) => { listener(); });
}

/** Shows the stored theme. Call it before the first paint, so that nobody sees the other one flash. */
export function startTheme() {
  adopt(readTheme());
  window.addEventListener('storage', ({ key }) => {
    if (key === THEME_KEY || key === null) adopt(readTheme());
  });
}

/** Shows a theme and remembers it, here and in the other tabs. */
export function chooseTheme(next: Theme) {
  adopt(next);
  try {
    if (next === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, next);
  } catch {
    // It lasts as long as the page.
  }
}

/** The chosen theme now. */
export function currentTheme(): Theme {
  return theme;
}

/** Tells of every change; returns a function that ends it. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => { listeners.delete(listener); };
}
