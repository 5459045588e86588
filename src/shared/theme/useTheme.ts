import { useSyncExternalStore } from 'react';
import { type Theme, chooseTheme, currentTheme, onThemeChange } from './theme';

/** The visitor's choice, and the way to change it. */
export function useTheme(): readonly [Theme, (next: Theme) => void] {
  return [useSyncExternalStore(onThemeChange, currentTheme, () => 'system' as const), chooseTheme];
}
