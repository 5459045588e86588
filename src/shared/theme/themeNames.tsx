import type { ReactNode } from 'react';
import { MoonIcon, SunIcon, SystemIcon } from '../ui';
import type { Theme } from './theme';

/** The label and icon of each theme. */
export const THEME_NAMES: Readonly<Record<Theme, { label: string; icon: ReactNode }>> = {
  system: { label: 'System', icon: <SystemIcon /> },
  light: { label: 'Light', icon: <SunIcon /> },
  dark: { label: 'Dark', icon: <MoonIcon /> },
};
