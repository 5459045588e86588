import { useSyncExternalStore } from 'react';
import { THEME_KEY } from '../../domain/storedKeys';
import { readItem, storeItem } from '../utils/safeStorage';

/** The themes; 'system', the default, follows the device. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const listeners = new Set<() => void>();
let theme: Theme = 'system';

function readTheme(): Theme {
  const stored = readItem('localStorage', THEME_KEY);
  return THEMES.find((known) => known === stored) ?? 'system';
}

/** Sets data-theme, which tokens.css uses, and the colour of the browser's own bars. */
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

/**
 * Applies the stored theme and follows changes in other tabs. Call it before the first paint to avoid a flash of the wrong
 * theme.
 */
export function startTheme() {
  adopt(readTheme());
  window.addEventListener('storage', ({ key }) => {
    if (key === THEME_KEY || key === null) adopt(readTheme());
  });
}

/** Applies a theme and stores it, here and in the other tabs. Without storage the choice lasts until the page closes. */
function chooseTheme(next: Theme) {
  adopt(next);
  storeItem('localStorage', THEME_KEY, next === 'system' ? null : next);
}

function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => { listeners.delete(listener); };
}

/** Returns the chosen theme and a function to change it. */
export function useTheme(): readonly [Theme, typeof chooseTheme] {
  return [useSyncExternalStore(onThemeChange, () => theme, () => 'system' as const), chooseTheme];
}
