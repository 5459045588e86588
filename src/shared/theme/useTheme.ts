import { useSyncExternalStore } from 'react';
import { type Theme, chooseTheme, currentTheme, onThemeChange } from './theme';

/** Returns the chosen theme and a function to change it. */
export function useTheme(): readonly [Theme, (next: Theme) => void] {
  return [useSyncExternalStore(onThemeChange, currentTheme, () => 'system' as const), chooseTheme];
}
